/** The pages that search engines may index; the sitemap lists them. */
export const publicPaths: readonly string[] = ["/", "/about", "/contacts", "/signup", "/login"]

/** The path of a public page; `null` for pages that are not to be indexed. */
export function publicPathOf(pathname: string): string | null {
  const path = pathname.replace(/(.)\/$/, "$1")
  return publicPaths.includes(path) ? path : null
}
