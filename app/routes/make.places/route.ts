import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { findOptions } from "#app/authoring/placement/find-options.server"
import { requireRole } from "#app/session/guards.server"

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requireRole(request, context, "Teacher", "Admin")
  const { searchParams } = new URL(request.url)
  const chosen = (name: string) => searchParams.get(name)?.slice(0, 200) ?? ""
  const choice = { grade: chosen("grade"), subject: chosen("subject"), chapter: "" }
  const options = await findOptions(context, person, choice)
  return Response.json(options, { status: options.isPartial ? 503 : 200 })
}
