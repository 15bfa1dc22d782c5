import { log } from "#app/log/log.server"
import { Breaker } from "./breaker.server"
import type { Clock } from "./clock.server"
import type { Limits } from "./limits.server"

interface Failure {
  readonly at: number
  readonly call: string
  readonly request: object
}

/** The fewest different calls that fail while none succeeds at which the upstream as a whole counts as down. */
const callsMin = 2

/**
 * The circuit breakers of one upstream in one isolate: one for each call, so that an outage of one call is no outage
 * of the others, and one for the upstream as a whole. That one opens when calls of at least two kinds fail and none
 * has succeeded in between: so an outage of everything stops all calls at once, and not each of them by itself.
 */
export class Circuits {
  readonly #calls = new Map<string, Breaker>()
  #failures: Failure[] = []
  #probedAt: number | null = null

  constructor(
    private readonly clock: Pick<Clock, "now">,
    private readonly limits: Limits,
  ) {}

  /** Whether a call may be made now. While its circuit is open, `true` uses up the call of this `probeMs`. */
  mayCall(call: string): boolean {
    if (this.#probedAt === null) return this.#of(call).mayCall()
    const now = this.clock.now()
    if (now - this.#probedAt < this.limits.probeMs) return false
    this.#probedAt = now
    return true
  }

  mayRetry(call: string): boolean {
    return this.#probedAt === null && this.#of(call).mayRetry()
  }

  /** `request` made the call: many failures of one page are not an outage. */
  report(call: string, request: object, isFailure: boolean): void {
    if (!isFailure) return this.#succeed(call, request)
    if (this.#probedAt !== null) return
    this.#of(call).report(request, true)
    const { windowMs, failuresMin } = this.limits
    const since = this.clock.now() - windowMs
    const recent = this.#failures.filter(({ at }) => at > since).slice(-failuresMin * callsMin)
    this.#failures = [...recent, { at: this.clock.now(), call, request }]
    if (this.#areAllDown()) {
      this.#probedAt = this.clock.now()
      log("error", "upstream.down", { call: "all" })
    }
  }

  /** A failure of a call with a short deadline of its own: a late reply does not mean that the upstream is down. */
  reportLate(call: string, request: object): void {
    if (this.#probedAt === null) this.#of(call).report(request, true)
  }

  #succeed(call: string, request: object) {
    this.#failures = []
    if (this.#probedAt !== null) {
      this.#probedAt = null
      this.#calls.clear()
      log("warn", "upstream.up", { call: "all" })
    }
    this.#of(call).report(request, false)
  }

  #areAllDown(): boolean {
    const { failuresMin, requestsMin } = this.limits
    const count = (of: (failure: Failure) => unknown) => new Set(this.#failures.map(of)).size
    return (
      this.#failures.length >= failuresMin &&
      count(({ request }) => request) >= requestsMin &&
      count(({ call }) => call) >= callsMin
    )
  }

  #of(call: string): Breaker {
    const known = this.#calls.get(call) ?? new Breaker(this.clock, this.limits, call)
    this.#calls.set(call, known)
    return known
  }
}
