/**
 * Lets so many hash passwords at a time and turns the rest away at once: a hash blocks its
 * isolate for a seventh of a second, and a queue of them would block it for everybody.
 */
export class HashingGate {
  readonly #limit: number
  #inside = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Runs the work, or answers `null` without a wait where the gate is full. */
  async admit<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.#inside >= this.#limit) return null
    this.#inside += 1
    try {
      return await work()
    } finally {
      this.#inside -= 1
    }
  }
}
