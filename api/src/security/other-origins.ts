import { attemptHeader, idempotencyHeader } from "#contract/words"
import type { MiddlewareHandler } from "hono"
import type { Bindings } from "../http/platform"

/** The prefix of the cookies for listed origins; cookies with it are ignored in all other requests. */
const prefix = "cross_site_"

const preflightHeaders = {
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers": `authorization, content-type, accept-language, ${attemptHeader}, ${idempotencyHeader}`,
  "Access-Control-Max-Age": "7200",
}

function readOrigins(list = ""): ReadonlySet<string> {
  const urls = list.split(",").flatMap((part) => URL.parse(part.trim()) ?? [])
  return new Set(urls.filter(({ protocol }) => /^https?:$/.test(protocol)).map((url) => url.origin))
}

/**
 * Lets pages of the listed origins call the API as its own pages may: CORS with credentials, and cookies that
 * browsers send across sites. Without a list nothing changes.
 *
 * Old browsers send such cookies from every site and do not name it. These cookies therefore have names of their
 * own, and are read only if the request names a listed origin: see decision 30.
 */
export const admitOtherOrigins: MiddlewareHandler<{ Bindings: Bindings }> = async (
  context,
  next,
) => {
  const origins = readOrigins(context.env.ALLOWED_ORIGINS)
  const request = context.req.raw
  const origin = request.headers.get("Origin") ?? ""
  const isListed = origins.has(origin)
  if (isListed && isPreflight(request)) context.res = new Response(null, { status: 204 })
  else {
    if (isListed) context.req.raw = asOwn(request)
    await next()
  }
  const { headers } = context.res
  if (origins.size > 0) headers.append("Vary", "Origin")
  if (!isListed) return
  headers.set("Access-Control-Allow-Origin", origin)
  headers.set("Access-Control-Allow-Credentials", "true")
  headers.set("Access-Control-Expose-Headers", `${attemptHeader}, retry-after`)
  if (isPreflight(request))
    for (const [name, value] of Object.entries(preflightHeaders)) headers.set(name, value)
  sendAcrossSites(headers)
}

const isPreflight = ({ method, headers }: Request) =>
  method === "OPTIONS" && headers.has("Access-Control-Request-Method")

function asOwn(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete("Sec-Fetch-Site")
  const cookies = (headers.get("Cookie") ?? "").split(/;\s*/)
  const own = cookies.filter((cookie) => cookie.startsWith(prefix))
  headers.set("Cookie", own.map((cookie) => cookie.slice(prefix.length)).join("; "))
  return new Request(request, { headers })
}

function sendAcrossSites(headers: Headers): void {
  const cookies = headers.getSetCookie()
  headers.delete("Set-Cookie")
  for (const cookie of cookies) {
    const [pair, ...attributes] = cookie.split(/;\s*/)
    const kept = attributes.filter((attribute) => !/^(SameSite|Secure)\b/i.test(attribute))
    const parts = [prefix + pair, ...kept, "Secure", "SameSite=None", "Partitioned"]
    headers.append("Set-Cookie", parts.join("; "))
  }
}
