import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { lengths } from "#contract/limits"
import { withRuns } from "#app/formulas/formulas.server"
import { requirePerson } from "#app/session/guards.server"

export function loader({ request, context }: LoaderFunctionArgs) {
  requirePerson(request, context)
  const text = new URL(request.url).searchParams.get("text") ?? ""
  if (text.length > lengths.summary.max) throw new Response(null, { status: 400 })
  return Response.json(withRuns({ text }, context.i18n.language))
}
