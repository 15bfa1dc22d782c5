import { type Cookie, createCookieFactory } from "@remix-run/server-runtime"
import { sign, unsign } from "./signature.server"

const createCookie = createCookieFactory({ sign, unsign })
/** Each request asks for the same few. */
const made = new Map<string, Cookie>()

/**
 * A signed cookie of this host alone, out of reach of scripts. One that was tampered with, in any
 * way, reads as `null`: Remix throws where a signature is no base64.
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
    // Most browsers send few of the cookies, and reading one takes all of them apart.
    parse: async (header, options) =>
      header?.includes(`${name}=`) ? cookie.parse(header, options).catch(() => null) : null,
  }
}
