import { HashingQueue, type QueueEntry } from "./hashing-queue"

/** Whoever is next asks again after so long; who is further back, less often. */
const soonMs = 15
const rarelyMs = 250

interface Settings {
  /** How many hash at a time. */
  readonly slots: number
  /** From a call's arrival to the end of its hash. */
  readonly maxMs: number
  readonly now: () => number
  readonly pause: (ms: number) => Promise<void>
}

const usual: Settings = {
  slots: 2,
  maxMs: 5_500,
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** A call's place at the gate. */
export interface HashingPlace {
  /** Waits for its turn and does the work; `null` where the turn did not come in time. */
  hash<T>(work: () => Promise<T>): Promise<T | null>
  /** The password was wrong: the address waits longer from now on. */
  blame(): void
  /** Gives the place up; harmless after the work. */
  leave(): void
}

/**
 * Lets so many hash passwords at a time and keeps the others waiting for a while: a hash blocks its
 * isolate for a seventh of a second. A waiting call asks for its turn again and again: a promise
 * that another request has to settle is lost when the platform drops that request.
 */
export class HashingGate {
  readonly #settings: Settings
  readonly #queue: HashingQueue

  constructor(settings: Partial<Settings> = {}) {
    this.#settings = { ...usual, ...settings }
    this.#queue = new HashingQueue(this.#settings)
  }

  /** A place in the queue; `null`, at once, where the wait would be too long. */
  enter(address: string): HashingPlace | null {
    const { now } = this.#settings
    const entry = this.#queue.enter(address, now())
    return (
      entry && {
        hash: (work) => this.#hash(entry, work),
        blame: () => this.#queue.blame(address, now()),
        leave: () => this.#queue.leave(entry, now()),
      }
    )
  }

  async #hash<T>(entry: QueueEntry, work: () => Promise<T>): Promise<T | null> {
    try {
      return (await this.#itsTurn(entry)) ? await work() : null
    } finally {
      this.#queue.leave(entry, this.#settings.now())
    }
  }

  async #itsTurn(entry: QueueEntry): Promise<boolean> {
    const { now, pause } = this.#settings
    for (;;) {
      const turn = this.#queue.ask(entry, now())
      if (turn !== "wait") return turn === "start"
      await pause(Math.min(rarelyMs, Math.max(soonMs, this.#queue.waitOf(entry) / 3)))
    }
  }
}
