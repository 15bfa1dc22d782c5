import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { readOwnClass } from "#app/classes/class-request.server"
import { replyWithKept } from "#app/people/kept-file.server"
import { idPattern } from "#contract/limits"

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { classId, personId = "", format } = params
  const { calls } = await readOwnClass(request, context, classId)
  if (!idPattern.test(personId)) throw new Response(null, { status: 404 })
  return replyWithKept(await calls.kept(personId), format, context.i18n)
}
