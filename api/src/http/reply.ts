import type { Endpoint, ProblemAs } from "#contract/endpoint"
import type * as z from "zod"

export interface RefusedCall<Status extends number = number> {
  readonly status: Status
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly headers?: HeadersInit
}

export interface Done<Body> {
  readonly status: 200
  readonly body: Body
  readonly headers?: HeadersInit
}

export type HandlerReply<E extends Endpoint> =
  | Done<z.input<E["ok"]>>
  | RefusedCall<E["refusals"][number]>

export const done = <const Body>(body: Body, headers: HeadersInit = {}): Done<Body> => ({
  status: 200,
  body,
  headers,
})

export const refuse = <const Status extends number>(
  status: Status,
  message: string,
  headers: HeadersInit = {},
): RefusedCall<Status> => ({ status, message, headers })

export class RefusedReply extends Error {
  readonly refused: RefusedCall

  constructor(status: number, message: string, headers: HeadersInit = {}) {
    super(message)
    this.refused = refuse(status, message, headers)
  }
}

/**
 * Every body is JSON. That of a refusal is its message, or an object with the message if the contract says
 * so. No response may be cached.
 */
export function toResponse(
  reply: Done<unknown> | RefusedCall,
  problemAs: ProblemAs = "text",
): Response {
  const headers = new Headers(reply.headers)
  headers.set("Cache-Control", "no-store")
  headers.set("X-Content-Type-Options", "nosniff")
  return Response.json(toBody(reply, problemAs), { status: reply.status, headers })
}

function toBody(reply: Done<unknown> | RefusedCall, problemAs: ProblemAs): unknown {
  if (!("message" in reply)) return reply.body
  if (reply.details) return { message: reply.message, ...reply.details }
  return problemAs === "object" ? { message: reply.message } : reply.message
}
