import { createBudget, type Reach, type Transport } from "../../app/upstream/reach.server"
import { Circuits } from "../../app/upstream/circuits.server"
import { type Clock, type Limits, readLimits } from "../../app/upstream/limits.server"

/**
 * Makes a `Reach` for each request, with the limits, clock and circuit breakers that one isolate
 * shares. `changed` overrides the default limits.
 */
export function waysTo(transport: Transport, clock: Clock, changed: Partial<Limits> = {}) {
  const limits = { ...readLimits(), ...changed }
  const circuits = new Circuits(clock, limits)
  return (method = "GET"): Reach => {
    const budget = createBudget(clock, limits, method)
    return { transport, clock, limits, budget, circuits }
  }
}
