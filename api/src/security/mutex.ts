/** How often a waiter yields: for a new connection, for its bytes, and for its first call to the platform. */
const yields = 3

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/**
 * Starts pieces of long work one at a time and lets the isolate handle other requests in between, so
 * that a new call waits for the piece that is running, however many are queued. Polls instead of
 * waiting for another request's promise, which never settles if the platform drops that request.
 */
export class Mutex {
  #started = 0
  readonly #yield: () => Promise<void>

  constructor(yieldOnce = nextTask) {
    this.#yield = yieldOnce
  }

  /** Settles when the caller may start a piece; the caller has to start it immediately. */
  async acquire(): Promise<void> {
    for (let seen = -1; seen !== this.#started;) {
      seen = this.#started
      for (let count = 0; count < yields; count += 1) await this.#yield()
    }
    this.#started += 1
  }
}
