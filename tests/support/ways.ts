import { Breaker } from "../../app/upstream/breaker.server"
import { createBudget } from "../../app/upstream/budget.server"
import type { Clock } from "../../app/upstream/clock.server"
import { readLimits } from "../../app/upstream/limits.server"
import type { Reach, Transport } from "../../app/upstream/reach.server"

/**
 * Makes a `Reach` for each request, with the limits, clock and circuit breaker that one isolate
 * shares.
 */
export function waysTo(transport: Transport, clock: Clock) {
  const limits = readLimits()
  const breaker = new Breaker(clock, limits)
  return (method = "GET"): Reach => {
    const budget = createBudget(clock, limits, method)
    return { transport, clock, limits, budget, breaker }
  }
}
