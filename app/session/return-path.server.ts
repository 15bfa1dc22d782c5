/** In characters; no address of this site needs that many. */
const longest = 2000

/** The value if it is a path of this site, else "/". */
export function returnPath(value: unknown): string {
  if (typeof value !== "string" || value.length > longest || !/^\/(?![/\\])[^\\\s]*$/.test(value))
    return "/"
  const url = URL.canParse(value, "https://here.invalid")
    ? new URL(value, "https://here.invalid")
    : null
  if (url?.host !== "here.invalid") return "/"
  // The URL has resolved dots by now: `/.//evil.example` has become `//evil.example`.
  return url.pathname.replace(/^\/+/, "/") + url.search
}

/** The path and query of a request's page; for a POST, those of the form's page. */
export function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  const kept = new URLSearchParams(searchParams)
  kept.delete("_data")
  kept.delete("_routes")
  const search = kept.toString()
  return pathname.replace(/\.data$/, "") + (search ? `?${search}` : "")
}
