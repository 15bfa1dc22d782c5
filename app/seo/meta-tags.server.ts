import type { MetaDescriptor } from "@remix-run/cloudflare"
import { type Language, languages } from "#contract/words"

interface Site {
  readonly origin: string | null
  readonly language: Language
}

/**
 * Meta tags for search engines and link previews, made on the server to keep the rules out of the bundle.
 * `origin`: none for somebody who is logged in, whose page no search engine sees.
 */
export function metaTags(request: Request, { origin, language }: Site): MetaDescriptor[] {
  const { pathname, searchParams } = new URL(request.url)
  const path = toPublicPath(pathname)
  return [
    ...(path === null ? [{ name: "robots", content: "noindex" }] : []),
    ...(path === null || origin === null
      ? []
      : [
          ...toAddresses(origin + path, searchParams.get("lng")),
          { property: "og:image", content: `${origin}/icons/social-${language}.png` },
          { property: "og:type", content: "website" },
          { name: "twitter:card", content: "summary_large_image" },
        ]),
  ]
}

/** A page without `?lng` is in the reader's language, so its canonical address has no `?lng` either. */
function toAddresses(page: string, asked: string | null): MetaDescriptor[] {
  const version = languages.find((language) => language === asked)
  const canonical = version ? `${page}?lng=${version}` : page
  return [
    { tagName: "link", rel: "canonical", href: canonical },
    ...languages.map((language) => alternate(language, `${page}?lng=${language}`)),
    alternate("x-default", page),
    { property: "og:url", content: canonical },
  ]
}

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  hrefLang,
  href,
})

export const publicPaths: readonly string[] = [
  "/",
  "/about",
  "/privacy",
  "/contacts",
  "/signup",
  "/login",
]

export function toPublicPath(pathname: string): string | null {
  const path = pathname.replace(/(.)\/$/, "$1")
  return publicPaths.includes(path) ? path : null
}

const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"])

/**
 * The site's public origin, for absolute addresses: `APP_URL`. Without it, the Host header is trusted
 * in local development only, and elsewhere the site has no absolute addresses.
 */
export function getOrigin(request: Request, appUrl: string | undefined): string | null {
  if (appUrl && URL.canParse(appUrl)) return new URL(appUrl).origin
  const { hostname, origin } = new URL(request.url)
  return localHosts.has(hostname) ? origin : null
}
