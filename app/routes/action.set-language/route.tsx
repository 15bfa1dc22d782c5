import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { readSetting } from "#app/forms/read-setting.server"
import { languageCookie, languageNamed } from "#app/i18n/language.server"

export const loader = () => redirect("/", 303)

export async function action({ request }: ActionFunctionArgs) {
  const { value, keep } = await readSetting(request, "lng")
  const language = languageNamed(value)
  if (!language) throw new Response("lng is en or ar.\n", { status: 400 })
  return keep(languageCookie(language))
}
