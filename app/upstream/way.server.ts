import { CapabilityMemory } from "./capabilities.server"
import { Circuits } from "./circuits.server"
import { type Clock, realClock, type Limits, readLimits } from "./limits.server"
import { createBudget, type Reach, type Transport } from "./reach.server"

interface Remembered {
  readonly limits: Limits
  readonly circuits: Circuits
  readonly capabilities: CapabilityMemory
}

const remembered = new Map<string, Remembered>()

export interface Destination {
  readonly host: string
  readonly transport: Transport
  /** See `readLimits`; empty outside of tests. */
  readonly limits?: string | undefined
}

export function wayTo(
  { host, transport, limits }: Destination,
  method: string,
  clock: Clock = realClock,
): { readonly way: Reach; readonly capabilities: CapabilityMemory } {
  const known = remembered.get(host) ?? remember(host, readLimits(limits), clock)
  const { circuits, capabilities } = known
  const budget = createBudget(clock, known.limits, method)
  return { way: { transport, clock, limits: known.limits, budget, circuits }, capabilities }
}

function remember(host: string, limits: Limits, clock: Clock): Remembered {
  const circuits = new Circuits(clock, limits)
  const known = { limits, circuits, capabilities: new CapabilityMemory() }
  remembered.set(host, known)
  return known
}
