import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { readFields } from "#app/forms/read-fields.server"
import { returnPath } from "#app/session/return-path.server"
import { liteChoice } from "#app/theme/lite.server"

export const loader = () => redirect("/", 303)

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFields(request, ["lite", "redirectTo"])
  const choice = liteChoice(form.get("lite"))
  if (!choice) throw new Response("lite is on or off.\n", { status: 400 })
  return redirect(returnPath(form.get("redirectTo")), {
    status: 303,
    headers: { "Set-Cookie": context.lite.choose(choice) },
  })
}
