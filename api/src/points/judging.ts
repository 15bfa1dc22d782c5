/** A judgement under way for longer has been dropped by the platform, in ms. */
const longestMs = 10_000
/** How often a claim looks whether it is done, and how long it waits in between, in ms. */
const mostLooks = 100
const pauseMs = 20

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs))

/**
 * The answers that this isolate is judging, by who gave them: a claim that comes meanwhile waits for
 * them. It looks again and again and awaits nothing of the other request, which may never settle.
 */
export class Judging {
  readonly #underWay = new Map<number, Set<{ readonly begunAt: number }>>()
  readonly #pause: () => Promise<void>

  constructor(pauseBetween = pause) {
    this.#pause = pauseBetween
  }

  /** Does the work as a judgement under way. */
  async during<T>(personId: number, now: number, work: () => Promise<T>): Promise<T> {
    const own = { begunAt: now }
    const all = this.#underWay.get(personId) ?? new Set<typeof own>()
    this.#underWay.set(personId, all.add(own))
    try {
      return await work()
    } finally {
      all.delete(own)
      if (all.size === 0) this.#underWay.delete(personId)
    }
  }

  /** Waits for what is under way for somebody, 2 s at most. */
  async settled(personId: number, now: number): Promise<void> {
    for (let look = 0; look < mostLooks && this.#isUnderWay(personId, now); look += 1)
      await this.#pause()
  }

  /** Waits for what another isolate may be judging: once, as long as a look takes ten times. */
  async elsewhere(): Promise<void> {
    for (let look = 0; look < 10; look += 1) await this.#pause()
  }

  #isUnderWay(personId: number, now: number): boolean {
    const all = [...(this.#underWay.get(personId) ?? [])]
    return all.some(({ begunAt }) => now - begunAt < longestMs)
  }
}
