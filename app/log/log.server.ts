import { AsyncLocalStorage } from "node:async_hooks"
import { describeFault } from "#contract/describe-fault"
import { isSampled, newRequestId } from "#contract/request-id"

type Level = "info" | "warn" | "error"
type Fields = Readonly<Record<string, string | number | readonly string[]>>

interface Traced {
  readonly id: string
  upstreamCalls: number
}

const requests = new AsyncLocalStorage<Traced>()

/** The id of the request at hand, which error pages show as their reference; "" outside of one. */
export const requestId = (): string => requests.getStore()?.id ?? ""

/** Counts a call of the upstream that is made for the request at hand. */
export function countUpstreamCall(): void {
  const request = requests.getStore()
  if (request) request.upstreamCalls += 1
}

/** One line of JSON. No field may hold what a person typed, nor anything that proves who they are. */
export function log(level: Level, event: string, fields: Fields = {}): void {
  console[level](JSON.stringify({ level, event, id: requestId(), ...fields }))
}

/** A fault that nobody expected: its kind and its frames, since its message may quote input. */
export const logFault = (error: unknown): void => log("error", "fault", describeFault(error))

interface Described {
  readonly method: string
  /** The pattern that the address fits, never the address. */
  readonly route: string
  readonly oneIn: number
}

/** Answers a request under an id of its own, and logs it where it is sampled or has failed. */
export function traced(
  { method, route, oneIn }: Described,
  answer: () => Promise<Response>,
): Promise<Response> {
  const request: Traced = { id: newRequestId(), upstreamCalls: 0 }
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
