import type { UpstreamCookies } from "./jar.server"

/** Of the 4,096 bytes that browsers take, with room for the cookie's own attributes. */
const maxBytes = 3500

/** A Set-Cookie that browsers take: the oldest upstream cookies give way where the whole would not fit. */
export async function fitting(
  cookies: UpstreamCookies,
  serialize: (cookies: UpstreamCookies) => Promise<string>,
): Promise<string> {
  const header = await serialize(cookies)
  const [dropped, ...rest] = cookies
  if (header.length <= maxBytes || !dropped) return header
  console.warn(JSON.stringify({ event: "session.cookie-dropped", name: dropped.name }))
  return fitting(rest, serialize)
}
