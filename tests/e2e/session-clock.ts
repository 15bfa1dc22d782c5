import { createCookie } from "@remix-run/cloudflare"
import type { BrowserContext } from "@playwright/test"

const name = "__Host-session"

/** Shortens the session of a browser, as if the user had logged in earlier. */
export async function letSessionEnd(context: BrowserContext, leftMs = -1000): Promise<void> {
  const cookie = createCookie(name, { secrets: [process.env["TAHADDI_SECRETS"] ?? ""] })
  const there = (await context.cookies()).find((each) => each.name === name)
  const session = await cookie.parse(`${name}=${there?.value ?? ""}`)
  if (!there || !session) throw new Error("Nobody is logged in.")
  const person = { ...session.person, expiresAt: Date.now() + leftMs }
  const header = await cookie.serialize({ ...session, person })
  const value = header.slice(name.length + 1).split(";")[0] ?? ""
  await context.addCookies([{ ...there, value }])
}
