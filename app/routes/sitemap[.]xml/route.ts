import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { languages } from "#contract/words"
import { publicPaths } from "#app/seo/meta-tags.server"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { isForNobody: true } satisfies RouteNeeds

/** Every public page, without `?lng` and once per language. A 404 if the origin of the site is not known. */
export function loader({ context: { origin } }: LoaderFunctionArgs) {
  if (!origin) throw new Response(null, { status: 404 })
  const urls = publicPaths.flatMap((path) => toEntries(origin + path))
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`,
    { headers: { "Content-Type": "application/xml", "Cache-Control": "public, max-age=3600" } },
  )
}

function toEntries(page: string): string[] {
  const versions = [
    { language: "x-default", address: page },
    ...languages.map((language) => ({ language, address: `${page}?lng=${language}` })),
  ]
  const alternates = versions.map(
    ({ language, address }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  )
  return versions.map(({ address }) => `<url><loc>${address}</loc>${alternates.join("")}</url>`)
}
