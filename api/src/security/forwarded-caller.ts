import { internalHeaders } from "#platform/internal-headers"
import * as z from "zod"
import { roles } from "#contract/words"
import { currentRequestId } from "../http/log"
import type { Caller } from "./recognise-caller"

/**
 * This header can be trusted: only the Worker can call the object of a player, and it sets the header itself. Its value
 * is encoded, since a pool has signs that a header cannot hold.
 */
const callerHeader = "X-Caller"

export interface ForwardedCall {
  readonly caller: Caller
  readonly now: number
  /** The bookmark of the person's last write, as in `StoreSession`. */
  readonly wanted: string | null
  readonly row?: unknown
}

/**
 * The request that the object of its caller gets.
 * @param bookmark what the Worker has read of the database: the object must not read from an older replica
 */
export function forwardCall(
  request: Request,
  call: ForwardedCall,
  bookmark: string | null,
): Request {
  const headers = new Headers(request.headers)
  headers.set(callerHeader, encodeURIComponent(JSON.stringify(call)))
  headers.set(internalHeaders.requestId, currentRequestId())
  if (bookmark !== null) headers.set(internalHeaders.bookmark, bookmark)
  return new Request(request, { headers })
}

const call = z.object({
  caller: z.object({
    id: z.number(),
    role: z.enum(roles),
    isWaiting: z.boolean(),
    tokenHash: z.string(),
  }),
  now: z.number(),
  wanted: z.string().nullable(),
  row: z.unknown().optional(),
})

export const readForwarded = ({ headers }: Request): ForwardedCall =>
  call.parse(JSON.parse(decodeURIComponent(headers.get(callerHeader) ?? "")))
