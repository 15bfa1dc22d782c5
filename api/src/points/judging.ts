/** After this time, in ms, a judgement counts as dropped by the platform. */
const longestMs = 10_000
/** How often a claim polls, and the pause in between, in ms. */
const maxPolls = 100
const pauseMs = 20

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs))

/**
 * The judgements in progress in this isolate, by player: a claim that arrives meanwhile waits for them. It
 * polls, because a promise of another request may never settle.
 */
export class Judging {
  readonly #inProgress = new Map<number, Set<{ readonly begunAt: number }>>()
  readonly #pause: () => Promise<void>

  constructor(pauseBetween = pause) {
    this.#pause = pauseBetween
  }

  async during<T>(personId: number, now: number, work: () => Promise<T>): Promise<T> {
    const own = { begunAt: now }
    const all = this.#inProgress.get(personId) ?? new Set<typeof own>()
    this.#inProgress.set(personId, all.add(own))
    try {
      return await work()
    } finally {
      all.delete(own)
      if (all.size === 0) this.#inProgress.delete(personId)
    }
  }

  /** Waits for the judgements of a player, at most 2 s. */
  async settled(personId: number, now: number): Promise<void> {
    for (let poll = 0; poll < maxPolls && this.#isInProgress(personId, now); poll += 1)
      await this.#pause()
  }

  #isInProgress(personId: number, now: number): boolean {
    const all = [...(this.#inProgress.get(personId) ?? [])]
    return all.some(({ begunAt }) => now - begunAt < longestMs)
  }
}
