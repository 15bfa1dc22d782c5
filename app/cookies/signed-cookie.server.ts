import { type Cookie, createCookieFactory } from "@remix-run/server-runtime"

const encoder = new TextEncoder()
const algorithm = { name: "HMAC", hash: "SHA-256" }

/** Keys by secret. Remix imports the key again for each cookie, which takes longer than verifying one. */
const keys = new Map<string, CryptoKey>()

async function getKey(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret)
  if (known) return known
  const bytes = encoder.encode(secret)
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign", "verify"])
  keys.set(secret, key)
  return key
}

/** The value, a full stop, and its signature in unpadded base64, which is the format of Remix. */
async function sign(value: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await getKey(secret), encoder.encode(value))
  return `${value}.${btoa(String.fromCharCode(...new Uint8Array(signature))).replace(/=+$/, "")}`
}

/** `false` if the signature does not match. Throws if it is not base64. */
async function unsign(signed: string, secret: string): Promise<string | false> {
  const end = signed.lastIndexOf(".")
  const value = signed.slice(0, end)
  const signature = Uint8Array.from(atob(signed.slice(end + 1)), (sign) => sign.charCodeAt(0))
  const data = encoder.encode(value)
  return (await crypto.subtle.verify("HMAC", await getKey(secret), signature, data)) && value
}

const createCookie = createCookieFactory({ sign, unsign })
const made = new Map<string, Cookie>()

/**
 * A signed cookie for this host only, not readable by scripts. A tampered one reads as `null`, also if Remix would
 * throw because the signature is not base64.
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
