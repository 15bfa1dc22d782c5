import { log } from "#app/log/log.server"
import type { Breaker } from "./breaker.server"
import type { Budget } from "./budget.server"
import type { Clock } from "./clock.server"
import type { Limits } from "./limits.server"
import { aborted, readText } from "./read-body.server"

export type Transport = (path: string, init: RequestInit) => Promise<Response>

/** What the calls of one request to one upstream share. */
export interface Reach {
  readonly transport: Transport
  readonly clock: Clock
  readonly limits: Limits
  readonly budget: Budget
  readonly breaker: Breaker
}

/** A response whose body was read to its end. */
export interface Heard {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

interface Asked {
  readonly path: string
  /** Called for each try, because cookies may have changed. */
  readonly init: () => RequestInit
  readonly isSafe: boolean
  /** A 503 with Retry-After means that the upstream is busy, not down. */
  readonly mayBeBusy: boolean
  readonly maxBytes: number
  /** The longest wait for a reply, in ms, within the request's budget. */
  readonly patienceMs?: number | undefined
  /** Receives the headers of each response before its body is read. */
  readonly onHeaders?: (headers: Headers) => void
}

/**
 * Makes a call and reads the reply; `null` where none arrives in time, where it cannot be read, or where
 * the upstream counts as down. A safe call without a reply is tried once more while few calls fail.
 */
export async function reach(way: Reach, asked: Asked): Promise<Heard | null> {
  const first = await attempt(way, asked)
  if (first || !asked.isSafe || !way.breaker.mayRetry()) return first
  await way.clock.wait(Math.min(way.clock.random() * way.limits.retryWaitMs, leftMs(way, asked)))
  return attempt(way, asked)
}

const leftMs = ({ budget }: Reach, { isSafe, patienceMs = Infinity }: Asked) =>
  Math.min(budget.leftMs(isSafe), patienceMs)

async function attempt(way: Reach, asked: Asked): Promise<Heard | null> {
  const ms = leftMs(way, asked)
  if (ms <= 0 || !way.breaker.mayCall()) return null
  const heard = await listen(way, asked, way.clock.deadline(ms))
  const isDown = heard === null || isFailure(heard, asked)
  // A late reply to a call with a short deadline does not mean that the upstream is down.
  if (!isDown || asked.patienceMs === undefined) way.breaker.report(way.budget, isDown)
  return heard
}

async function listen(way: Reach, asked: Asked, signal: AbortSignal): Promise<Heard | null> {
  try {
    const init = { ...asked.init(), redirect: "manual", signal } as const
    const response = await Promise.race([way.transport(asked.path, init), aborted(signal)])
    asked.onHeaders?.(response.headers)
    const text = await readText(response, asked.maxBytes, signal)
    return { status: response.status, headers: response.headers, text }
  } catch (error) {
    const why = error instanceof Error ? error.name : "unknown"
    log("warn", "upstream.no-answer", { why })
    return null
  }
}

/** Every status below 500 is a reply, even one that the contract does not declare. */
const isFailure = ({ status, headers }: Heard, { mayBeBusy }: Asked) =>
  status >= 500 && !(mayBeBusy && status === 503 && headers.has("Retry-After"))
