import { type Cookie, createCookie } from "@remix-run/cloudflare"

/**
 * A signed cookie of this host alone, out of reach of scripts. One that was tampered with, in any
 * way, reads as `null`: Remix throws where a signature is no base64.
 */
export function signedCookie(name: string, secrets: string[], maxAgeS?: number): Cookie {
  const cookie = createCookie(`__Host-${name}`, {
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "lax",
    maxAge: maxAgeS,
    secrets,
  })
  return {
    ...cookie,
    parse: (header, options) => cookie.parse(header, options).catch(() => null),
  }
}
