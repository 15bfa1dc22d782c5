import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { decideByScript } from "#app/review/decide.server"
import { requireRole } from "#app/session/guards.server"

/** Accepts the decisions that the script of a review page sends once the time to undo them is over. */
export const action = decideByScript

export function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  return redirect("/admin", 303)
}
