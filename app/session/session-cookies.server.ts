import type * as z from "zod"
import { signedCookie } from "#app/cookies/signed-cookie.server"
import { log } from "#app/log/log.server"
import { isOfDevice, type UpstreamCookies, jarSchema } from "./jar.server"
import { type State, signedOut, stateSchema } from "./state.server"
import { hashText } from "./sha-256.server"
import { returnPath } from "./return-path.server"

const weekS = 7 * 24 * 60 * 60

export interface SessionCookies {
  readonly state: State
  readonly jar: UpstreamCookies
  commit(last: State, jar: UpstreamCookies): Promise<string[]>
}

export async function readCookies(
  request: Request,
  secrets: string[],
  now: number,
): Promise<SessionCookies> {
  const header = request.headers.get("Cookie")
  const cookie = signedCookie("session", secrets, weekS)
  const stored = parsedBy(stateSchema, await cookie.parse(header))
  const { jar: ofPerson, ...state } = stored ?? { ...signedOut, jar: [] }
  const device = await readKnownDevice(header, secrets, now)
  const serialize = (last: State, jar: UpstreamCookies) =>
    last.person
      ? fitCookie(
          jar.filter((each) => !isOfDevice(each)),
          (some) => cookie.serialize({ ...last, jar: some }),
        )
      : cookie.serialize("", { maxAge: 0 })
  return {
    state,
    jar: [...device.cookies, ...ofPerson],
    commit: async (last, jar) => [await serialize(last, jar), ...(await device.commit(jar))],
  }
}

async function readKnownDevice(header: string | null, secrets: string[], now: number) {
  const cookie = signedCookie("device", secrets)
  const known = (parsedBy(jarSchema, await cookie.parse(header)) ?? []).filter(isOfDevice)
  return {
    cookies: known,
    async commit(jar: UpstreamCookies): Promise<string[]> {
      const cookies = jar.filter(isOfDevice)
      if (JSON.stringify(cookies) === JSON.stringify(known)) return []
      if (cookies.length === 0) return [await cookie.serialize("", { maxAge: 0 })]
      const ends = cookies.map(({ expiresAt }) => expiresAt ?? now)
      const maxAge = Math.floor((Math.max(...ends) - now) / 1000)
      return [await fitCookie(cookies, (some) => cookie.serialize(some, { maxAge }))]
    },
  }
}

/** Tells devices apart when calls are counted; `null` if nobody has logged in on this one. */
export async function nameDevice(jar: UpstreamCookies): Promise<string | null> {
  const cookies = jar.filter(isOfDevice)
  if (cookies.length === 0) return null
  const values = cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  return `device ${await hashText(values)}`
}

function parsedBy<S extends z.ZodType>(schema: S, value: unknown): z.output<S> | null {
  return value === null ? null : (schema.safeParse(value).data ?? null)
}

/** Browsers accept 4,096 bytes; the rest is for the cookie's attributes. */
const maxBytes = 3500

/**
 * A Set-Cookie within the limit of browsers: the oldest upstream cookies are dropped until it fits.
 * A token that is too long by itself cannot be dropped, so it is logged.
 */
async function fitCookie(
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

const probe = "cookies=kept; Path=/; Max-Age=86400; SameSite=Lax; Secure; HttpOnly"
/** In the address of the log-in page: somebody has just logged in without sending a single cookie. */
const unkept = "cookies"

/**
 * Finds browsers that keep no cookies, which would log in and be visitors on the next page, without a word. The log-in
 * form leaves a cookie, so that its POST brings one. If it brings none, the way back leads through the log-in page,
 * which says so, unless the session is there after all.
 */
export function createCookieProbe(request: Request) {
  const hasCookies = request.headers.has("Cookie")
  const { searchParams } = new URL(request.url)
  let isAsked = false
  return {
    ask: () => void (isAsked = !hasCookies),
    pathWithProbe: (path: string) =>
      hasCookies ? path : `/login?${new URLSearchParams({ [unkept]: "none", redirectTo: path })}`,
    isLost: !hasCookies && searchParams.has(unkept),
    found: searchParams.has(unkept) ? returnPath(searchParams.get("redirectTo")) : null,
    commit: () => (isAsked ? [probe] : []),
  }
}
