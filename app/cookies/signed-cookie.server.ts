import { type Cookie, createCookieFactory } from "@remix-run/server-runtime"
import { sign, unsign } from "./signature.server"

const createCookie = createCookieFactory({ sign, unsign })
/** Cookies by name, lifetime and secrets: every request uses the same few. */
const made = new Map<string, Cookie>()

/**
 * A signed cookie for this host only, not readable by scripts. A tampered one reads as `null`, also
 * where Remix would throw because the signature is not base64.
 */
export function signedCookie(name: string, secrets: string[], maxAgeS?: number): Cookie {
  const key = JSON.stringify([name, maxAgeS, secrets])
  const cookie = made.get(key) ?? makeCookie(`__Host-${name}`, secrets, maxAgeS)
  made.set(key, cookie)
  return cookie
}

function makeCookie(name: string, secrets: string[], maxAge: number | undefined): Cookie {
  const attributes = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const
  const cookie = createCookie(name, { ...attributes, maxAge, secrets })
  return {
    name,
    isSigned: cookie.isSigned,
    serialize: cookie.serialize,
    // Most requests carry few of the cookies, and reading one parses all of them.
    parse: async (header, options) =>
      header?.includes(`${name}=`) ? cookie.parse(header, options).catch(() => null) : null,
  }
}
