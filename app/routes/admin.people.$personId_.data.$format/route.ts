import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { replyWithKept } from "#app/people/kept-file.server"
import { isPersonId } from "#app/people/person.server"
import { requireRole } from "#app/session/guards.server"

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const { personId = "", format } = params
  if (!isPersonId(personId)) throw new Response(null, { status: 404 })
  return replyWithKept(await context.upstream.people.kept(personId), format, context.i18n)
}
