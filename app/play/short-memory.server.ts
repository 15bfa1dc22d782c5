import { isUnavailable } from "#app/forms/unavailable.server"

const maxAgeMs = 60_000
/** A school has some dozens; beyond them the oldest goes. */
const maxEntries = 500

/** What an upstream answered, kept in the isolate for a minute. `now` in ms since 1970. */
export class ShortMemory<T> {
  readonly #kept = new Map<string, { readonly value: T; readonly at: number }>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  holds(key: string): boolean {
    const kept = this.#kept.get(key)
    return kept !== undefined && this.#now() - kept.at < maxAgeMs
  }

  /** What is remembered, or what `ask` answers. An upstream that fails leaves what was, however old. */
  async recall(key: string, ask: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key)
    if (kept && this.holds(key)) return kept.value
    try {
      return this.keep(key, await ask())
    } catch (error) {
      if (kept && isUnavailable(error)) return kept.value
      throw error
    }
  }

  keep(key: string, value: T): T {
    this.#kept.delete(key)
    this.#kept.set(key, { value, at: this.#now() })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > maxEntries && oldest !== undefined) this.#kept.delete(oldest)
    return value
  }

  /** Has the next call ask again; until it has an answer the old one stays. */
  expire(key: string): void {
    const kept = this.#kept.get(key)
    if (kept) this.#kept.set(key, { value: kept.value, at: -maxAgeMs })
  }
}
