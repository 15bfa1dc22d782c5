import type { Clock } from "../../app/upstream/limits.server"

export class FakeClock implements Clock {
  #now = 1_000_000
  #alarms: { readonly at: number; readonly ring: () => void }[] = []

  constructor(private readonly chance = 0.5) {}

  now() {
    return this.#now
  }

  deadline(ms: number) {
    const controller = new AbortController()
    this.#alarms.push({ at: this.#now + ms, ring: () => controller.abort() })
    return controller.signal
  }

  wait(ms: number) {
    return new Promise<void>((ring) => this.#alarms.push({ at: this.#now + ms, ring }))
  }

  random() {
    return this.chance
  }

  /** Each timer that becomes due runs, with everything that it triggers, before the time moves on. */
  async pass(ms: number) {
    const until = this.#now + ms
    for (;;) {
      await settled()
      const [next] = this.#alarms
        .filter(({ at }) => at <= until)
        .toSorted((one, other) => one.at - other.at)
      if (!next) break
      this.#alarms = this.#alarms.filter((alarm) => alarm !== next)
      this.#now = Math.max(this.#now, next.at)
      next.ring()
    }
    this.#now = until
    await settled()
  }

  async timed<T>(call: Promise<T>): Promise<{ value: T; ms: number }> {
    const from = this.#now
    const came: { value: T; ms: number }[] = []
    void call.then((value) => came.push({ value, ms: this.#now - from }))
    for (let step = 0; step < 1000; step += 1) {
      const [first] = came
      if (first) return first
      await this.pass(50)
    }
    throw new Error("Nothing came.")
  }
}

/** Resolves when everything has run that does not wait for a timer. */
const settled = () => new Promise((settle) => setImmediate(settle))
