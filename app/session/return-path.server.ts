/** In characters; no address of this site needs as many. */
const longest = 2000

/** A path of this site to go back to; "/" for anything else. */
export function returnPath(value: unknown): string {
  if (typeof value !== "string" || value.length > longest || !/^\/(?![/\\])[^\\\s]*$/.test(value))
    return "/"
  const url = URL.canParse(value, "https://here.invalid")
    ? new URL(value, "https://here.invalid")
    : null
  if (url?.host !== "here.invalid") return "/"
  // Dots are gone by now: `/.//evil.example` reads `//evil.example`.
  return url.pathname.replace(/^\/+/, "/") + url.search
}
