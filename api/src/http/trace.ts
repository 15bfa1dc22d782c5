import { internalHeaders } from "#platform/internal-headers"
import { isSampled, newRequestId, requestIdPattern, getSampleRate } from "#platform/request-id"
import type { MiddlewareHandler } from "hono"
import { routePath } from "hono/route"
import type { Bindings } from "../platform"
import { log, underRequestId } from "../log"

export const sameRequest: MiddlewareHandler = ({ req }, next) =>
  underRequestId(req.header(internalHeaders.requestId) ?? "", next)

/**
 * Handles a call under the request id of the app, or a new one; error responses carry it in a header. Logs sampled
 * and failed calls with the pattern of their path.
 */
export const trace: MiddlewareHandler<{ Bindings: Bindings }> = (context, next) => {
  const { req, env } = context
  const given = req.header(internalHeaders.requestId) ?? ""
  const id = requestIdPattern.test(given) ? given : newRequestId()
  const startedAt = Date.now()
  return underRequestId(id, async () => {
    await next()
    const { status } = context.res
    if (status >= 400) context.header(internalHeaders.requestId, id)
    if (status < 500 && !isSampled(id, getSampleRate(env.LOG_ONE_IN))) return
    log(status >= 500 ? "error" : "info", "request", {
      method: req.method,
      route: routePath(context, -1),
      status,
      ms: Date.now() - startedAt,
    })
  })
}
