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

export function withOneSlash(pathname: string): string {
  let slashes = 0
  while (pathname[slashes] === "/") slashes += 1
  return `/${pathname.slice(slashes)}`
}

/** Remix asks for the data of a page at the page's address with this ending, and at `/_root.data` for those of `/`. */
const ofData = ".data"

export const isOfData = (pathname: string): boolean => pathname.endsWith(ofData)

export function toPagePath(pathname: string): string {
  if (!isOfData(pathname)) return pathname
  const page = pathname.slice(0, -ofData.length)
  return page === "/_root" || page === "" ? "/" : page
}

/** The path and query of a request's page; for a POST, those of the form's page. */
export function toReturnPath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  const kept = new URLSearchParams(searchParams)
  kept.delete("_data")
  kept.delete("_routes")
  const search = kept.toString()
  return toPagePath(pathname) + (search ? `?${search}` : "")
}
