import { log } from "#app/log/log.server"
import type { Clock, Limits } from "./limits.server"

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

interface Outcome {
  readonly at: number
  readonly isFailure: boolean
  readonly request: object
}

const outcomesMax = 200
/** The share of failed calls within the window over which the upstream counts as down. */
const mostShare = 0.5
/** The share of failed calls within the window up to which a retry is allowed. */
const fewShare = 0.1

/**
 * A circuit breaker: it stops calls to a failing upstream, so that they fail at once and add no load.
 * It opens when more than half of the calls within the window failed, at least `failuresMin` calls of
 * `requestsMin` requests. While it is open, one call per `probeMs` is allowed; the first that succeeds
 * closes it. There is one for each call of an upstream, see `Circuits`.
 */
export class Breaker {
  #outcomes: Outcome[] = []
  #probedAt: number | null = null

  constructor(
    private readonly clock: Pick<Clock, "now">,
    private readonly limits: Limits,
    private readonly call = "",
  ) {}

  get isOpen(): boolean {
    return this.#probedAt !== null
  }

  mayCall(): boolean {
    const now = this.clock.now()
    if (this.#probedAt === null) return true
    if (now - this.#probedAt < this.limits.probeMs) return false
    this.#probedAt = now
    return true
  }

  mayRetry(): boolean {
    const recent = this.#recent()
    const failures = recent.filter(({ isFailure }) => isFailure).length
    return !this.isOpen && failures <= Math.max(1, recent.length * fewShare)
  }

  report(request: object, isFailure: boolean): void {
    if (!isFailure && this.isOpen) return this.#close()
    this.#outcomes.push(this.#outcome(request, isFailure))
    if (this.#outcomes.length > outcomesMax) this.#outcomes.shift()
    if (isFailure && !this.isOpen && this.#isDown()) this.#open()
  }

  #outcome(request: object, isFailure: boolean): Outcome {
    return { at: this.clock.now(), isFailure, request }
  }

  #isDown(): boolean {
    const recent = this.#recent()
    const failed = recent.filter(({ isFailure }) => isFailure)
    const requests = new Set(failed.map(({ request }) => request))
    const { failuresMin, requestsMin } = this.limits
    const isEnough = failed.length >= failuresMin && requests.size >= requestsMin
    return isEnough && failed.length > recent.length * mostShare
  }

  #recent(): Outcome[] {
    const since = this.clock.now() - this.limits.windowMs
    return this.#outcomes.filter(({ at }) => at > since)
  }

  #open() {
    this.#probedAt = this.clock.now()
    log("error", "upstream.down", { call: this.call })
  }

  #close() {
    this.#probedAt = null
    this.#outcomes = []
    log("warn", "upstream.up", { call: this.call })
  }
}
