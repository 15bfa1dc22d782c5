import { drainBody } from "#contract/drain-body"
import type { MiddlewareHandler } from "hono"

/** More than any call takes. */
const maxBytes = 16 * 1024 * 1024

/** Drops what a call left of its body, once it is answered. */
export const drainCall: MiddlewareHandler = async (context, next) => {
  await next()
  await drainBody(context.req.raw, maxBytes)
}
