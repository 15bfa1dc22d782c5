import { signedCookie } from "#app/cookies/signed-cookie.server"
import { fitting } from "./fitting.server"
import { type UpstreamCookies, isOfDevice, jarSchema } from "./jar.server"

/** Where the upstream knows the device again by, whoever logs in on it: it outlives every session. */
export async function readDevice(header: string | null, secrets: string[], now: number) {
  const cookie = signedCookie("device", secrets)
  const stored = jarSchema.safeParse(await cookie.parse(header))
  const there = stored.success ? stored.data.filter(isOfDevice) : []
  return {
    cookies: there,
    /** The Set-Cookie to send, if any, where the jar holds these now. */
    async commit(jar: UpstreamCookies): Promise<string[]> {
      const cookies = jar.filter(isOfDevice)
      if (JSON.stringify(cookies) === JSON.stringify(there)) return []
      if (cookies.length === 0) return [await cookie.serialize("", { maxAge: 0 })]
      const ends = cookies.map(({ expiresAt }) => expiresAt ?? now)
      const maxAge = Math.floor((Math.max(...ends) - now) / 1000)
      return [await fitting(cookies, (some) => cookie.serialize(some, { maxAge }))]
    },
  }
}
