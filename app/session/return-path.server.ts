/** In characters; no address of this site needs that many. */
const longest = 2000
const here = "https://here.invalid"

export function returnPath(value: unknown): string {
  if (typeof value !== "string" || value.length > longest) return "/"
  if (!value.startsWith("/") || /[\\\s]/.test(value) || !URL.canParse(value, here)) return "/"
  const url = new URL(value, here)
  // Two slashes begin the address of another site. The URL has resolved dots: `/.//evil.example` has become that, too.
  return url.origin === here ? withOneSlash(url.pathname) + url.search : "/"
}

export const withOneSlash = (path: string): string => path.replace(/^\/+/, "/")

/** Remix asks for the data of a page at the page's address with this ending, and at `/_root.data` for those of `/`. */
const ofData = /(?:^\/_root)?\.data$/

export const isOfData = (pathname: string): boolean => ofData.test(pathname)

export const toPagePath = (pathname: string): string => pathname.replace(ofData, "") || "/"

/** The path and query of a request's page; for a POST, those of the form's page. */
export function toReturnPath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  const kept = new URLSearchParams(searchParams)
  kept.delete("_data")
  kept.delete("_routes")
  const search = kept.toString()
  return toPagePath(pathname) + (search ? `?${search}` : "")
}
