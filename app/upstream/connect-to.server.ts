import * as accounts from "#contract/accounts/accounts"
import { eraseAccount } from "#contract/accounts/profile"
import { CapabilityMemory } from "./capabilities.server"
import { Circuits } from "./circuits.server"
import { type Clock, realClock, type Limits, readLimits } from "./limits.server"
import { createBudget, type UpstreamConnection, type Transport } from "./reach.server"

interface UpstreamMemory {
  readonly limits: Limits
  readonly circuits: Circuits
  readonly capabilities: CapabilityMemory
}

const remembered = new Map<string, UpstreamMemory>()

export interface Destination {
  readonly host: string
  readonly transport: Transport
  readonly limits?: string | undefined
}

export function connectTo(
  { host, transport, limits }: Destination,
  method: string,
  clock: Clock = realClock,
): { readonly connection: UpstreamConnection; readonly memory: CapabilityMemory } {
  const known = remembered.get(host) ?? remember(host, readLimits(limits), clock)
  const { circuits, capabilities: memory } = known
  const budget = createBudget(clock, known.limits, method)
  return { connection: { transport, clock, limits: known.limits, budget, circuits }, memory }
}

function remember(host: string, limits: Limits, clock: Clock): UpstreamMemory {
  const circuits = new Circuits(clock, limits)
  const known = { limits, circuits, capabilities: new CapabilityMemory() }
  remembered.set(host, known)
  return known
}

/** The calls that hash a password. Their 503 means that nothing was done yet. */
const hashingPaths: readonly string[] = [
  accounts.register.path,
  accounts.login.path,
  accounts.resetPassword.path,
  accounts.changePassword.path,
  eraseAccount.path,
]

const budgetMs = 8_000
const leastMs = 2_000

interface Timers {
  readonly now: () => number
  readonly pause: (ms: number) => Promise<void>
  readonly random: () => number
}

const realTimers: Timers = {
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
}

/**
 * Repeats a call that hashes a password once if the upstream is too busy and sends Retry-After: after that time and up
 * to half as much again, so that a class does not retry all at once.
 */
export function retryWhenBusy(
  transport: Transport,
  { now, pause, random }: Timers = realTimers,
): Transport {
  return async (path, init) => {
    const startedAt = now()
    const response = await transport(path, init)
    const retryMs = hashingPaths.includes(path) ? retryAfterMs(response) : null
    if (retryMs === null) return response
    const waitMs = retryMs * (1 + random() / 2)
    if (now() - startedAt + waitMs + leastMs > budgetMs) return response
    await response.body?.cancel()
    await pause(waitMs)
    return transport(path, init)
  }
}

function retryAfterMs({ status, headers }: Response): number | null {
  const seconds = headers.get("Retry-After") ?? ""
  return status === 503 && /^\d{1,3}$/.test(seconds) ? Number(seconds) * 1000 : null
}
