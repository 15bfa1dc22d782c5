/** The pages that the world may find, as sitemaps and search engines know them. */
export const publicPaths: readonly string[] = ["/", "/about", "/contacts", "/signup", "/login"]

/** The address by which the world knows a page; `null` for pages that are nobody else's business. */
export function publicPathOf(pathname: string): string | null {
  const path = pathname.replace(/(.)\/$/, "$1")
  return publicPaths.includes(path) ? path : null
}
