import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { replyWithKept } from "#app/people/kept-file.server"
import { requirePerson } from "#app/session/guards.server"

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requirePerson(request, context)
  return replyWithKept(await context.upstream.profile.kept(), params["format"], context.i18n)
}
