import { parseString } from "set-cookie-parser"
import * as z from "zod"
import { accounts } from "#contract"

export const jarSchema = z.array(
  z.object({
    name: z.string(),
    value: z.string(),
    path: z.string(),
    expiresAt: z.number().nullable(),
  }),
)
export type UpstreamCookies = z.output<typeof jarSchema>

/**
 * Whether a cookie belongs to the device rather than the person: it has an expiry of its own and is
 * sent with logins only, where it is worthless without a password. See docs/decisions/0013-guessing.md.
 */
export const isOfDevice = ({ path, expiresAt }: UpstreamCookies[number]) =>
  expiresAt !== null && path.toLowerCase() === accounts.login.path.toLowerCase()

const deviceCalls = [
  accounts.register,
  accounts.forgetPassword,
  accounts.resetPassword,
  accounts.changePassword,
].map(({ path }) => path.toLowerCase())

const isSent = (path: string, cookie: UpstreamCookies[number]) =>
  matches(path, cookie.path) || (isOfDevice(cookie) && deviceCalls.includes(path.toLowerCase()))

/** The upstream cookies of one person, oldest first. The browser never receives them as cookies. */
export interface Jar {
  readonly cookies: UpstreamCookies
  header(path: string): string
  keep(headers: Headers): void
  forgetPerson(): void
  forgetFormerPerson(): void
}

export function createJar(cookies: UpstreamCookies, now: number, changed: () => void): Jar {
  const alive = cookies.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
  const former = new Set(alive)
  const keepOnly = (isKept: (cookie: UpstreamCookies[number]) => boolean) =>
    void alive.splice(0, alive.length, ...alive.filter(isKept))
  return {
    cookies: alive,
    header: (path) =>
      alive
        .filter((cookie) => isSent(path, cookie))
        .map(({ name, value }) => `${name}=${value}`)
        .join("; "),
    keep(headers) {
      for (const line of headers.getSetCookie()) {
        const parsed = /^[;\s]*$/.test(line) ? null : parseString(line, { decodeValues: false })
        // The parser returns nothing for a name such as `__proto__`; no upstream needs one.
        if (!parsed) continue
        const cookie = {
          name: parsed.name,
          value: parsed.value,
          path: parsed.path?.startsWith("/") ? parsed.path : "/",
          expiresAt: getExpiry(parsed, now),
        }
        replace(alive, cookie, now)
        changed()
      }
    },
    forgetPerson: () => keepOnly(isOfDevice),
    forgetFormerPerson: () => keepOnly((cookie) => isOfDevice(cookie) || !former.has(cookie)),
  }
}

function replace(cookies: UpstreamCookies, cookie: UpstreamCookies[number], now: number) {
  const old = cookies.findIndex(({ name, path }) => name === cookie.name && path === cookie.path)
  if (old >= 0) cookies.splice(old, 1)
  if (cookie.expiresAt === null || cookie.expiresAt > now) cookies.push(cookie)
}

function getExpiry(cookie: { maxAge?: number; expires?: Date }, now: number): number | null {
  if (cookie.maxAge !== undefined && Number.isFinite(cookie.maxAge))
    return now + cookie.maxAge * 1000
  const expires = cookie.expires?.getTime()
  return expires === undefined || Number.isNaN(expires) ? null : expires
}

/** Matches without regard to case, because the API's paths are case-insensitive. */
function matches(path: string, cookiePath: string): boolean {
  const [wanted, given] = [cookiePath.toLowerCase(), path.toLowerCase()]
  return given === wanted || given.startsWith(wanted.endsWith("/") ? wanted : `${wanted}/`)
}
