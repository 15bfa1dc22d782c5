import { isUnavailable } from "#app/forms/unavailable.server"

/** A school has some dozens; beyond them the oldest goes. */
const maxEntries = 500

/** What an upstream answered, kept in the isolate for a time. `now` in ms since 1970. */
export class ShortMemory<T> {
  readonly #kept = new Map<string, { readonly value: T; readonly until: number }>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  holds(key: string): boolean {
    const kept = this.#kept.get(key)
    return kept !== undefined && this.#now() < kept.until
  }

  /** What is remembered, or what `ask` answers, for so long. An upstream that fails leaves what was, however old. */
  async recall(key: string, forMs: number, ask: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key)
    if (kept && this.holds(key)) return kept.value
    try {
      return this.#keep(key, await ask(), forMs)
    } catch (error) {
      if (kept && isUnavailable(error)) return kept.value
      throw error
    }
  }

  /** Has the next call ask again; until it has an answer the old one stays. */
  expire(key: string): void {
    const kept = this.#kept.get(key)
    if (kept) this.#kept.set(key, { value: kept.value, until: -Infinity })
  }

  #keep(key: string, value: T, forMs: number): T {
    this.#kept.delete(key)
    this.#kept.set(key, { value, until: this.#now() + forMs })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > maxEntries && oldest !== undefined) this.#kept.delete(oldest)
    return value
  }
}
