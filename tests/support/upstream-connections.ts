import {
  createBudget,
  type UpstreamConnection,
  type Transport,
} from "../../app/upstream/reach.server"
import { Circuits } from "../../app/upstream/circuits.server"
import { type Clock, type Limits, readLimits } from "../../app/upstream/limits.server"

/**
 * Makes a connection for each request, with the limits, clock and circuit breakers that one isolate
 * shares. `changed` overrides the default limits.
 */
export function connectionsTo(transport: Transport, clock: Clock, changed: Partial<Limits> = {}) {
  const limits = { ...readLimits(), ...changed }
  const circuits = new Circuits(clock, limits)
  return (method = "GET"): UpstreamConnection => {
    const budget = createBudget(clock, limits, method)
    return { transport, clock, limits, budget, circuits }
  }
}
