import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { readSetting } from "#app/forms/read-setting.server"
import { themeChoice } from "#app/theme/theme.server"

export const loader = () => redirect("/", 303)

/** Accepts the form of the page and the JSON of the theme provider, in which `null` means the system's theme. */
export async function action({ request, context }: ActionFunctionArgs) {
  const isForm = /form/.test(request.headers.get("Content-Type") ?? "")
  const { value, keep } = await (isForm ? readSetting(request, "theme") : readJson(request))
  const theme = themeChoice(value)
  if (!theme) throw new Response("theme is dark, light or system.\n", { status: 400 })
  return keep(await context.theme.keep(theme))
}

async function readJson(request: Request) {
  const body: unknown = await request.json().catch(() => ({}))
  const theme =
    typeof body === "object" && body !== null && "theme" in body ? body.theme : undefined
  const value = theme === null ? "system" : theme
  const keep = (cookie: string) =>
    Response.json({ theme: value }, { headers: { "Set-Cookie": cookie } })
  return { value, keep }
}
