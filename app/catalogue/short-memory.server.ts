import { isUnavailable } from "#app/forms/refusals.server"

/** A school needs some dozens of entries. Above the limit the oldest entry is dropped. */
const maxEntries = 500

/** Replies of an upstream, kept in the memory of the isolate for a limited time. `now` is in ms since 1970. */
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

  /** The remembered value, or that of `ask`, kept for `forMs`. If `ask` throws a 503, an expired value is used. */
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
