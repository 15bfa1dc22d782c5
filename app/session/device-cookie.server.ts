import { signedCookie } from "#app/cookies/signed-cookie.server"
import { fitCookie } from "./fit-cookie.server"
import { type UpstreamCookies, isOfDevice, jarSchema } from "./jar.server"

/** The upstream cookies that identify the device, whoever logs in on it: they outlive every session. */
export async function readDevice(header: string | null, secrets: string[], now: number) {
  const cookie = signedCookie("device", secrets)
  const stored = jarSchema.safeParse(await cookie.parse(header))
  const known = stored.success ? stored.data.filter(isOfDevice) : []
  return {
    cookies: known,
    /** The Set-Cookie to send, if any, given what the jar holds now. */
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
