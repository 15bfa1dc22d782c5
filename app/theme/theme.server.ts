import { createCookieSessionStorage } from "@remix-run/cloudflare"
import { signedCookie } from "#app/cookies/signed-cookie.server"
import { type ThemeChoice, themeChoices } from "./theme"

const yearS = 365 * 24 * 60 * 60

export async function readTheme(request: Request, secrets: string[]) {
  const { getSession, commitSession } = createCookieSessionStorage<{ theme: string }>({
    cookie: signedCookie("theme", secrets, yearS),
  })
  const session = await getSession(request.headers.get("Cookie"))
  return {
    choice: themeChoice(session.get("theme")) ?? "dark",
    keep: (theme: ThemeChoice): Promise<string> => {
      session.set("theme", theme)
      return commitSession(session)
    },
  }
}

export function themeChoice(value: unknown): ThemeChoice | null {
  return themeChoices.find((choice) => choice === value) ?? null
}
