import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { readForm } from "#app/forms/read-fields.server"
import { leftFile } from "#app/import/reply/rows-left.server"
import { requirePerson } from "#app/session/guards.server"
import type { RouteNeeds } from "#app/route-needs"
import { replyWithFile } from "#app/forms/file-reply.server"

export const handle = { form: "sheet" } satisfies RouteNeeds

export async function action({ request, context }: ActionFunctionArgs) {
  const person = requirePerson(request, context)
  const file = await leftFile(await readForm(request), { context, person })
  if (!file) return redirect("/my-questions/import", 303)
  return replyWithFile(file.name, "text/plain", file.text())
}

export function loader({ request, context }: LoaderFunctionArgs) {
  requirePerson(request, context)
  return redirect("/my-questions/import", 303)
}
