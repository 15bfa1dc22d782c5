import { HashingQueue, type QueueEntry } from "./hashing-queue"

/** How long the next call waits before it polls again; calls further back poll less often. */
const soonMs = 15
const rarelyMs = 250

interface Settings {
  readonly slots: number
  readonly maxMs: number
  readonly now: () => number
  readonly pause: (ms: number) => Promise<void>
}

const defaults: Settings = {
  slots: 2,
  maxMs: 5_500,
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

export interface HashingSlot {
  /** Waits for a slot and does the work; `null` if no slot was free in time. */
  hash<T>(work: () => Promise<T>): Promise<T | null>
  penalise(): void
  /** Leaves the queue; has no effect after the work. */
  leave(): void
}

/**
 * Lets a limited number of calls hash a password at a time and queues the others for a while: a hash
 * blocks its isolate for a seventh of a second. A waiting call polls: a promise that another request
 * has to settle is lost when the platform drops that request.
 */
export class HashingSemaphore {
  readonly #settings: Settings
  readonly #queue: HashingQueue

  constructor(settings: Partial<Settings> = {}) {
    this.#settings = { ...defaults, ...settings }
    this.#queue = new HashingQueue(this.#settings)
  }

  enter(address: string): HashingSlot | null {
    const { now } = this.#settings
    const entry = this.#queue.enter(address, now())
    return (
      entry && {
        hash: (work) => this.#hash(entry, work),
        penalise: () => this.#queue.penalise(address, now()),
        leave: () => this.#queue.leave(entry, now()),
      }
    )
  }

  async #hash<T>(entry: QueueEntry, work: () => Promise<T>): Promise<T | null> {
    try {
      return (await this.#waitForTurn(entry)) ? await work() : null
    } finally {
      this.#queue.leave(entry, this.#settings.now())
    }
  }

  async #waitForTurn(entry: QueueEntry): Promise<boolean> {
    const { now, pause } = this.#settings
    for (;;) {
      const turn = this.#queue.poll(entry, now())
      if (turn !== "wait") return turn === "start"
      await pause(Math.min(rarelyMs, Math.max(soonMs, this.#queue.waitOf(entry) / 3)))
    }
  }
}
