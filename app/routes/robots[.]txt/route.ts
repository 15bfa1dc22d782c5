import type { LoaderFunctionArgs } from "@remix-run/cloudflare"

/** Pages say for themselves whether they are to be found; these are none. */
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
