import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { readSetting } from "#app/forms/read-setting.server"
import { liteChoice } from "#app/theme/lite.server"

export const loader = () => redirect("/", 303)

export async function action({ request, context }: ActionFunctionArgs) {
  const { value, keep } = await readSetting(request, "lite")
  const choice = liteChoice(value)
  if (!choice) throw new Response("lite is on or off.\n", { status: 400 })
  return keep(context.lite.choose(choice))
}
