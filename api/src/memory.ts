/** What an isolate remembers, up to a number of entries; the one that was used longest ago goes first. */
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

  /** The value, which is forgotten. */
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
  /** Of the database after the read. */
  readonly bookmark: string
}

interface Reading<Value> {
  /** With everything that the answer depends on. */
  readonly key: string
  readonly now: number
  /** What the caller must see; `null` where the caller has written nothing. */
  readonly wanted: string | null
  readonly read: () => Promise<Value>
  /** Of the database after the read. */
  readonly position: () => string | null
}

/**
 * Answers about the catalogue, which change a few times a year and are asked for by every page. Nothing
 * of a person is among them. Who has written later, as an admin who changed the catalogue has, reads anew, as
 * does everybody after `maxAgeMs`. See docs/decisions/0049-near-reads.md.
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
    // Calls at the same time read it twice: one cannot wait for what another request reads.
    const value = await read()
    this.#memory.set(key, { value, readAt: now, bookmark: position() ?? "" })
    return value
  }

  clear(): void {
    this.#memory.clear()
  }
}
