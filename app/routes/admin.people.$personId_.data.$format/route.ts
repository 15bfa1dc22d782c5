import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { replyWithKept } from "#app/people/kept-file.server"
import { requireRole } from "#app/session/guards.server"
import { idPattern } from "#contract/limits"

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const { personId = "", format } = params
  if (!idPattern.test(personId)) throw new Response(null, { status: 404 })
  return replyWithKept(await context.upstream.people.kept(personId), format, context.i18n)
}
