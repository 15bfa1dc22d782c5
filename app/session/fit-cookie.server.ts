import { log } from "#app/log/log.server"
import type { UpstreamCookies } from "./jar.server"

/** Browsers accept 4,096 bytes; the rest is for the cookie's attributes. */
const maxBytes = 3500

/**
 * A Set-Cookie within the limit of browsers: the oldest upstream cookies are dropped until it fits.
 * A token that is too long by itself cannot be dropped, so it is logged.
 */
export async function fitCookie(
  cookies: UpstreamCookies,
  serialize: (cookies: UpstreamCookies) => Promise<string>,
): Promise<string> {
  const [dropped, ...rest] = cookies
  // Signing is slow, so it is skipped while the values alone exceed the limit.
  const isOverLimit = cookies.reduce((sum, { value }) => sum + value.length, 0) > maxBytes
  const header = isOverLimit ? "" : await serialize(cookies)
  if (!isOverLimit && header.length <= maxBytes) return header
  if (!dropped) {
    log("error", "session.too-long", { bytes: header.length })
    return header
  }
  log("warn", "session.cookie-dropped", { bytes: dropped.value.length })
  return fitCookie(rest, serialize)
}
