export class Memory<Value> {
  readonly #entries = new Map<string, Value>()

  constructor(private readonly max: number) {}

  get(key: string): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined && this.#entries.size > this.max) this.#entries.delete(oldest)
  }

  take(key: string): Value | undefined {
    const value = this.#entries.get(key)
    this.#entries.delete(key)
    return value
  }

  clear(): void {
    this.#entries.clear()
  }
}

interface Entry {
  readonly value: unknown
  readonly readAt: number
  readonly bookmark: string
}

interface Reading<Value> {
  readonly key: string
  readonly now: number
  readonly wanted: string | null
  readonly read: () => Promise<Value>
  readonly position: () => string | null
}

/**
 * A cache for reads of the catalogue, which every page makes and which change a few times a year. It has no
 * personal data. A caller whose last write is newer than an entry, such as an admin who has changed the
 * catalogue, reads again, and so does everybody after `maxAgeMs`. See docs/decisions/0049-near-reads.md.
 */
export class Catalogue {
  readonly #memory = new Memory<Entry>(1_000)

  constructor(private readonly maxAgeMs = 40_000) {}

  async read<Value>(reading: Reading<Value>): Promise<Value>
  async read({ key, now, wanted, read, position }: Reading<unknown>): Promise<unknown> {
    const known = this.#memory.get(key)
    const ageMs = now - (known?.readAt ?? Infinity)
    const isFresh = ageMs >= 0 && ageMs < this.maxAgeMs
    if (known && isFresh && (wanted ?? "") <= known.bookmark) return known.value
    // Concurrent calls each read it: a request cannot wait for what another request reads.
    const value = await read()
    this.#memory.set(key, { value, readAt: now, bookmark: position() ?? "" })
    return value
  }

  clear(): void {
    this.#memory.clear()
  }
}

/** After this time, in ms, a judgement counts as dropped by the platform. */
const longestMs = 10_000
const maxPolls = 100
const pauseMs = 20

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs))

/**
 * The judgements in progress in this isolate, by player: a claim that arrives meanwhile waits for them. It
 * polls, because a promise of another request may never settle.
 */
export class OpenJudgements {
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

  async settled(personId: number, now: number): Promise<void> {
    for (let poll = 0; poll < maxPolls && this.#isInProgress(personId, now); poll += 1)
      await this.#pause()
  }

  #isInProgress(personId: number, now: number): boolean {
    const all = [...(this.#inProgress.get(personId) ?? [])]
    return all.some(({ begunAt }) => now - begunAt < longestMs)
  }
}
