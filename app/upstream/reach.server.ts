import { log } from "#app/log/log.server"
import type { Circuits } from "./circuits.server"
import type { Clock, Limits } from "./limits.server"
import { rejectOnAbort, readBodyText } from "./read-body.server"

export type Transport = (path: string, init: RequestInit) => Promise<Response>

export interface UpstreamConnection {
  readonly transport: Transport
  readonly clock: Clock
  readonly limits: Limits
  readonly budget: Budget
  readonly circuits: Circuits
}

export interface RawReply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

interface RawRequest {
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
export async function reach(
  connection: UpstreamConnection,
  request: RawRequest,
): Promise<RawReply | null> {
  const first = await attempt(connection, request)
  if (first || !request.isSafe || !connection.circuits.mayRetry(getCircuit(request))) return first
  await connection.clock.wait(
    Math.min(
      connection.clock.random() * connection.limits.retryWaitMs,
      leftMs(connection, request),
    ),
  )
  return attempt(connection, request)
}

const leftMs = ({ budget }: UpstreamConnection, { isSafe, patienceMs = Infinity }: RawRequest) =>
  Math.min(budget.leftMs(isSafe), patienceMs)

/** A call with a short deadline fails sooner than the same call without one, so it has a circuit of its own. */
const getCircuit = ({ call, patienceMs }: RawRequest) =>
  patienceMs === undefined ? call : `${call} soon`

async function attempt(
  connection: UpstreamConnection,
  request: RawRequest,
): Promise<RawReply | null> {
  const ms = leftMs(connection, request)
  if (ms <= 0 || !connection.circuits.mayCall(getCircuit(request))) return null
  const reply = await listen(connection, request, connection.clock.deadline(ms))
  const isDown = reply === null || isFailure(reply, request)
  if (isDown && request.patienceMs !== undefined)
    connection.circuits.reportLate(getCircuit(request), connection.budget)
  else connection.circuits.report(getCircuit(request), connection.budget, isDown)
  return reply
}

async function listen(
  connection: UpstreamConnection,
  request: RawRequest,
  signal: AbortSignal,
): Promise<RawReply | null> {
  try {
    const init = { ...request.init(), redirect: "manual", signal } as const
    const response = await Promise.race([
      connection.transport(request.path, init),
      rejectOnAbort(signal),
    ])
    request.onHeaders?.(response.headers)
    const text = await readBodyText(response, request.maxBytes, signal)
    return { status: response.status, headers: response.headers, text }
  } catch (error) {
    const why = error instanceof Error ? error.name : "unknown"
    log("warn", "upstream.no-answer", { why })
    return null
  }
}

/** Every status below 500 is a reply, even one that the contract does not declare. */
const isFailure = ({ status, headers }: RawReply, { mayBeBusy }: RawRequest) =>
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
