import { log } from "#app/log/log.server"
import type { Circuits } from "./circuits.server"
import type { Clock, Limits } from "./limits.server"
import { aborted, readBodyText } from "./read-body.server"

export type Transport = (path: string, init: RequestInit) => Promise<Response>

export interface Reach {
  readonly transport: Transport
  readonly clock: Clock
  readonly limits: Limits
  readonly budget: Budget
  readonly circuits: Circuits
}

export interface Heard {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

interface Asked {
  /** The name of the call: its circuit breaker counts what has the same name. */
  readonly call: string
  readonly path: string
  /** Called for each try, because cookies may have changed. */
  readonly init: () => RequestInit
  readonly isSafe: boolean
  /** A 503 with Retry-After means that the upstream is busy, not down. */
  readonly mayBeBusy: boolean
  readonly maxBytes: number
  readonly patienceMs?: number | undefined
  /** Receives the headers of each response before its body is read. */
  readonly onHeaders?: (headers: Headers) => void
}

/**
 * Makes a call and reads the reply; `null` if none arrives in time, if it cannot be read, or if the call or the
 * upstream counts as down. A safe call without a reply is tried once more while few calls fail.
 */
export async function reach(way: Reach, asked: Asked): Promise<Heard | null> {
  const first = await attempt(way, asked)
  if (first || !asked.isSafe || !way.circuits.mayRetry(getCircuit(asked))) return first
  await way.clock.wait(Math.min(way.clock.random() * way.limits.retryWaitMs, leftMs(way, asked)))
  return attempt(way, asked)
}

const leftMs = ({ budget }: Reach, { isSafe, patienceMs = Infinity }: Asked) =>
  Math.min(budget.leftMs(isSafe), patienceMs)

/** A call with a short deadline fails sooner than the same call without one, so it has a circuit of its own. */
const getCircuit = ({ call, patienceMs }: Asked) =>
  patienceMs === undefined ? call : `${call} soon`

async function attempt(way: Reach, asked: Asked): Promise<Heard | null> {
  const ms = leftMs(way, asked)
  if (ms <= 0 || !way.circuits.mayCall(getCircuit(asked))) return null
  const heard = await listen(way, asked, way.clock.deadline(ms))
  const isDown = heard === null || isFailure(heard, asked)
  if (isDown && asked.patienceMs !== undefined)
    way.circuits.reportLate(getCircuit(asked), way.budget)
  else way.circuits.report(getCircuit(asked), way.budget, isDown)
  return heard
}

async function listen(way: Reach, asked: Asked, signal: AbortSignal): Promise<Heard | null> {
  try {
    const init = { ...asked.init(), redirect: "manual", signal } as const
    const response = await Promise.race([way.transport(asked.path, init), aborted(signal)])
    asked.onHeaders?.(response.headers)
    const text = await readBodyText(response, asked.maxBytes, signal)
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

export interface Budget {
  leftMs(isSafe: boolean): number
  readonly isForm: boolean
}

/**
 * A page has one budget for all its reads. A form has a longer one for all its calls; its write leaves
 * some of it for the page that is shown again with what was typed. The time begins with the first call,
 * because the upload of a picture may take longer than the budget.
 */
export function createBudget(clock: Clock, limits: Limits, method: string): Budget {
  const { readsMs, writesMs, afterWriteMs } = limits
  let startedAt: number | null = null
  const untilMs = (ms: number) => {
    startedAt ??= clock.now()
    return Math.max(0, ms - (clock.now() - startedAt))
  }
  if (method === "GET" || method === "HEAD")
    return { isForm: false, leftMs: () => untilMs(readsMs) }
  return {
    isForm: true,
    leftMs: (isSafe) =>
      isSafe ? Math.min(readsMs, untilMs(writesMs)) : untilMs(writesMs - afterWriteMs),
  }
}
