import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { isForNobody: true } satisfies RouteNeeds

/** For monitoring: a 200 if the upstream answers, else a 503. */
export async function loader({ context }: LoaderFunctionArgs) {
  const upstream = await context.upstream.catalogue.grades().then(
    () => "ok",
    () => "unavailable",
  )
  const status = upstream === "ok" ? 200 : 503
  return Response.json(
    { status: "ok", upstream },
    { status, headers: { "Cache-Control": "no-store" } },
  )
}
