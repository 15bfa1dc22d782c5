import type { LoaderFunctionArgs } from "@remix-run/cloudflare"

/** For those who watch the site: whether it answers, and whether its upstream does. */
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
