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
