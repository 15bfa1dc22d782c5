import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { readFields } from "#app/forms/read-fields.server"
import { returnPath } from "#app/session/return-path.server"
import { themeChoice } from "#app/theme/theme.server"

export const loader = () => redirect("/", 303)

/** Accepts the form of the page and the JSON of the theme provider, in which `null` means the system's theme. */
export async function action({ request, context }: ActionFunctionArgs) {
  const isJson = !/form/.test(request.headers.get("Content-Type") ?? "")
  const sent = isJson ? await readJson(request) : await readForm(request)
  const theme = themeChoice(sent.theme)
  if (!theme) throw new Response("theme is dark, light or system.\n", { status: 400 })
  const headers = { "Set-Cookie": await context.theme.keep(theme) }
  return isJson
    ? Response.json({ theme }, { headers })
    : redirect(returnPath(sent.redirectTo), { status: 303, headers })
}

async function readForm(request: Request) {
  const form = await readFields(request, ["theme", "redirectTo"])
  return { theme: form.get("theme"), redirectTo: form.get("redirectTo") }
}

async function readJson(request: Request) {
  const body: unknown = await request.json().catch(() => ({}))
  const theme =
    typeof body === "object" && body !== null && "theme" in body ? body.theme : undefined
  return { theme: theme === null ? "system" : theme, redirectTo: "/" }
}
