import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { isForNobody: true } satisfies RouteNeeds

/** Proxies a `subjectImage` that is a path of the upstream, so that browsers only contact this site. */
export async function loader({ params, context: { upstream } }: LoaderFunctionArgs) {
  const picture = await upstream.catalogue.picture(params["name"] ?? "")
  return picture ?? new Response(null, { status: 404 })
}
