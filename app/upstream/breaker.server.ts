import { log } from "#app/log/log.server"
import type { Clock } from "./clock.server"
import type { Limits } from "./limits.server"

interface Outcome {
  readonly at: number
  readonly isFailure: boolean
  /** Whose call it was: one page that asks for much is no outage. */
  readonly request: object
}

/** More is not needed to know how an upstream does. */
const outcomesMax = 200
/** Of the calls within the window. */
const mostShare = 0.5
const fewShare = 0.1

/**
 * Stops calls of an upstream that fails, so that an outage is answered at once and not added to.
 * It opens when more than half of the calls within the window failed, and not before some have, of
 * several requests. While it is open one call is let through a second; one that passes closes it.
 * One for each upstream and isolate.
 */
export class Breaker {
  #outcomes: Outcome[] = []
  #probedAt: number | null = null

  constructor(
    private readonly clock: Pick<Clock, "now">,
    private readonly limits: Limits,
  ) {}

  get isOpen(): boolean {
    return this.#probedAt !== null
  }

  /** Whether a call may be made now. Where it may, `report` must be told of it. */
  mayCall(): boolean {
    const now = this.clock.now()
    if (this.#probedAt === null) return true
    if (now - this.#probedAt < this.limits.probeMs) return false
    this.#probedAt = now
    return true
  }

  /** A second try does no harm while few fail. */
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
    log("error", "upstream.down")
  }

  #close() {
    this.#probedAt = null
    this.#outcomes = []
    log("warn", "upstream.up")
  }
}
