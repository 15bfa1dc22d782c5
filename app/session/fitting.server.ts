import { log } from "#app/log/log.server"
import type { UpstreamCookies } from "./jar.server"

/** Of the 4,096 bytes that browsers take, with room for the cookie's own attributes. */
const maxBytes = 3500

/**
 * A Set-Cookie that browsers take: the oldest upstream cookies give way where the whole would not fit.
 * A token that is too long by itself cannot give way, and is told.
 */
export async function fitting(
  cookies: UpstreamCookies,
  serialize: (cookies: UpstreamCookies) => Promise<string>,
): Promise<string> {
  const [dropped, ...rest] = cookies
  // To sign what cannot fit takes long, and is done for each that gives way.
  const isHopeless = cookies.reduce((sum, { value }) => sum + value.length, 0) > maxBytes
  const header = isHopeless ? "" : await serialize(cookies)
  if (!isHopeless && header.length <= maxBytes) return header
  if (!dropped) {
    log("error", "session.too-long", { bytes: header.length })
    return header
  }
  log("warn", "session.cookie-dropped", { bytes: dropped.value.length })
  return fitting(rest, serialize)
}
