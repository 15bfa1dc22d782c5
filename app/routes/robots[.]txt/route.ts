import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { isForNobody: true } satisfies RouteNeeds

/** Pages say in a meta tag whether they may be indexed; these paths are not to be crawled at all. */
export function loader({ context: { origin } }: LoaderFunctionArgs) {
  const lines = ["User-agent: *", "Disallow: /action/", "Disallow: /password-reset/"]
  if (origin) lines.push("", `Sitemap: ${origin}/sitemap.xml`)
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  })
}
