import { createBudget, type UpstreamConnection, type Transport } from "#app/upstream/reach.server"
import { Circuits } from "#app/upstream/circuits.server"
import { type Clock, type Limits, readLimits } from "#app/upstream/limits.server"

/** A connection for each request, with what one isolate shares. */
export function connectionsTo(transport: Transport, clock: Clock, changed: Partial<Limits> = {}) {
  const limits = { ...readLimits(), ...changed }
  const circuits = new Circuits(clock, limits)
  return (method = "GET"): UpstreamConnection => {
    const budget = createBudget(clock, limits, method)
    return { transport, clock, limits, budget, circuits }
  }
}
