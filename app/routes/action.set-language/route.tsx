import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { readFields } from "#app/forms/read-fields.server"
import { languageCookie, languageNamed } from "#app/i18n/language.server"
import { returnPath } from "#app/session/return-path.server"

export const loader = () => redirect("/", 303)

export async function action({ request }: ActionFunctionArgs) {
  const form = await readFields(request, ["lng", "redirectTo"])
  const language = languageNamed(form.get("lng"))
  if (!language) throw new Response("lng is en or ar.\n", { status: 400 })
  const back = new URL(returnPath(form.get("redirectTo")), request.url)
  back.searchParams.delete("lng")
  return redirect(back.pathname + back.search, {
    status: 303,
    headers: { "Set-Cookie": languageCookie(language) },
  })
}
