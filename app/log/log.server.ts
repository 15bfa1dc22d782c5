import { AsyncLocalStorage } from "node:async_hooks"
import { describeFault } from "#platform/describe-fault"
import { isSampled, newRequestId } from "#platform/request-id"
import type { Game, Language } from "#contract/words"

type Level = "info" | "warn" | "error"

export type AppEvent =
  | "api-url.no-origin"
  | "contact.not-sent"
  | "fault"
  | "request"
  | "session-secrets.missing-or-short"
  | "session.cookie-dropped"
  | "session.too-long"
  | "session.unchecked"
  | "upstream.contract-broken"
  | "upstream.down"
  | "upstream.no-answer"
  | "upstream.too-large"
  | "upstream.unavailable"
  | "upstream.up"

type Fields = Readonly<Record<string, string | number | readonly string[]>>

interface RequestTrace {
  readonly id: string
  upstreamCalls: number
}

const requests = new AsyncLocalStorage<RequestTrace>()

export const requestId = (): string => requests.getStore()?.id ?? ""

export function countUpstreamCall(): void {
  const request = requests.getStore()
  if (request) request.upstreamCalls += 1
}

/** Logs one line of JSON. No field may hold user input or credentials. */
export function log(level: Level, event: AppEvent, fields: Fields = {}): void {
  console[level](JSON.stringify({ level, event, id: requestId(), ...fields }))
}

export const logFault = (error: unknown): void => log("error", "fault", describeFault(error))

interface LoggedRequest {
  readonly method: string
  /** The route pattern of the address, never the address itself. */
  readonly route: string
  readonly oneIn: number
}

export function traceRequest(
  { method, route, oneIn }: LoggedRequest,
  answer: () => Promise<Response>,
): Promise<Response> {
  const request: RequestTrace = { id: newRequestId(), upstreamCalls: 0 }
  const startedAt = Date.now()
  return requests.run(request, async () => {
    const response = await answer()
    const { status } = response
    if (status >= 500 || isSampled(request.id, oneIn))
      log(status >= 500 ? "error" : "info", "request", {
        method,
        route,
        status,
        ms: Date.now() - startedAt,
        calls: request.upstreamCalls,
      })
    return response
  })
}

export interface PlayCounts {
  writeDataPoint(point: { indexes: string[]; blobs: string[] }): void
}

interface CountedPlay {
  readonly game: Game
  readonly isAllRight: boolean
}

/** Counts judged rounds by game, verdict and language, never by person. */
export const countingPlays =
  (counts: PlayCounts | undefined, language: Language) =>
  ({ game, isAllRight }: CountedPlay): void =>
    counts?.writeDataPoint({
      indexes: [game],
      blobs: [game, isAllRight ? "right" : "wrong", language],
    })
