import type { MiddlewareHandler } from "hono"

/**
 * No response of the API is a document: nothing in it may load, run or be framed. JSON of other
 * origins is read by CORS, which `Cross-Origin-Resource-Policy` leaves alone; pictures are for
 * `<img>` on any page, so they set a policy of their own.
 */
const responseHeaders: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
}

/** Adds the security headers to every response, errors included; a header that is set stays. */
export const addResponseHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(responseHeaders))
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
}
