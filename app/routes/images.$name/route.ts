import type { LoaderFunctionArgs } from "@remix-run/cloudflare"

/** Passes on what a `subjectImage` names that is a path of the upstream: browsers see only this site. */
export async function loader({ params, context: { upstream } }: LoaderFunctionArgs) {
  const picture = await upstream.catalogue.picture(params["name"] ?? "")
  return picture ?? new Response(null, { status: 404 })
}
