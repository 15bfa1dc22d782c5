import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { findPlaces } from "#app/make/find-places.server"
import { requireRole } from "#app/session/guards.server"

/** What a writer of questions can choose, for pages whose script asks for it with each choice. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requireRole(request, context, "Teacher", "Admin")
  const { searchParams } = new URL(request.url)
  const asked = (name: string) => searchParams.get(name)?.slice(0, 200) ?? ""
  const choice = { grade: asked("grade"), subject: asked("subject"), chapter: "" }
  const places = await findPlaces({ context, person }, choice)
  return Response.json(places, { status: places.isPartial ? 503 : 200 })
}
