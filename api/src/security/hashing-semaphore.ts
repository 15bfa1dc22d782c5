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
  hash<T>(work: () => Promise<T>): Promise<T | null>
  penalise(): void
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

interface QueueEntry {
  readonly address: string
  readonly endsBy: number
  /** When it last polled; it gets no slot before that, and none once it has stopped polling. */
  askedAt: number
  startedAt: number
}

interface Limits {
  readonly slots: number
  readonly maxMs: number
}

/** How long the work that was done for an address counts. */
const memoryMs = 60_000
/** A call that has not polled for this long has disconnected. */
const silenceMs = 1_000
/** Longer than any hash: a slot held for longer was lost with its request. */
const slotMs = 15_000
/** A wrong password counts this many times, so that guesses wait for correct passwords. */
const wrongWeight = 4

/** Assumed before the first measurement: the time between two hashes, and the time of one. */
const [firstPaceMs, firstHashMs] = [180, 360]

/**
 * Decides which call hashes next. Calls of an address with little work in the last minute come first, then the
 * order of arrival counts: an address with many calls delays itself and not the others. Reads no clock: every time
 * is a parameter, in milliseconds.
 */
class HashingQueue {
  readonly #limits: Limits
  #waiting: QueueEntry[] = []
  #hashing: QueueEntry[] = []
  #recent: { readonly address: string; readonly at: number }[] = []
  #paceMs = firstPaceMs
  #hashMs = firstHashMs
  #endedAt = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  enter(address: string, now: number): QueueEntry | null {
    this.#forget(now)
    const entry = {
      address,
      endsBy: now + this.#limits.maxMs,
      askedAt: -Infinity,
      startedAt: 0,
    }
    this.#waiting.push(entry)
    if (this.waitOf(entry) + this.#hashMs <= this.#limits.maxMs) return entry
    this.leave(entry, now)
    return null
  }

  poll(entry: QueueEntry, now: number): "start" | "wait" | "over" {
    this.#forget(now)
    if (now + this.#hashMs > entry.endsBy) return "over"
    entry.askedAt = now
    if (this.#hashing.length >= this.#limits.slots) return "wait"
    const here = this.#waiting.filter(({ askedAt }) => now - askedAt < silenceMs)
    if (this.#inOrder(here)[0] !== entry) return "wait"
    this.#waiting = this.#waiting.filter((other) => other !== entry)
    this.#hashing.push(entry)
    entry.startedAt = now
    this.#recent.push({ address: entry.address, at: now })
    return "start"
  }

  leave(entry: QueueEntry, now: number): void {
    if (this.#hashing.includes(entry)) this.#measure(entry, now)
    this.#hashing = this.#hashing.filter((other) => other !== entry)
    this.#waiting = this.#waiting.filter((other) => other !== entry)
  }

  penalise(address: string, now: number): void {
    for (let count = 1; count < wrongWeight; count += 1) this.#recent.push({ address, at: now })
  }

  waitOf(entry: QueueEntry): number {
    const ahead = this.#inOrder(this.#waiting).indexOf(entry)
    return Math.max(0, ahead + this.#hashing.length - this.#limits.slots + 1) * this.#paceMs
  }

  #inOrder(entries: readonly QueueEntry[]): QueueEntry[] {
    const work = new Map<string, number>()
    const count = (address: string) => {
      const done = work.get(address) ?? 0
      work.set(address, done + 1)
      return done
    }
    for (const { address } of this.#recent) count(address)
    const ranked = entries.map((entry) => ({ entry, rank: count(entry.address) }))
    return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry)
  }

  #measure({ startedAt }: QueueEntry, now: number): void {
    const lately = (known: number, tookMs: number) =>
      Math.min(this.#limits.maxMs / 4, Math.max(1, 0.8 * known + 0.2 * tookMs))
    this.#paceMs = lately(this.#paceMs, now - Math.max(startedAt, this.#endedAt))
    this.#hashMs = lately(this.#hashMs, now - startedAt)
    this.#endedAt = now
  }

  #forget(now: number): void {
    this.#waiting = this.#waiting.filter(({ endsBy }) => endsBy > now)
    this.#hashing = this.#hashing.filter(({ startedAt }) => now - startedAt < slotMs)
    this.#recent = this.#recent.filter(({ at }) => now - at < memoryMs)
  }
}
