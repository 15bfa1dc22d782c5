/** In characters; no address of this site needs as many. */
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
