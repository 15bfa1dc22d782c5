/** Of every script, by its address; filled in by scripts/vite-script-hashes.mjs, empty in development. */
declare const SCRIPT_HASHES: Readonly<Record<string, string>>

/**
 * Adds `integrity` to what Remix preloads: its manifest and every module that the page imports,
 * directly or through another one. The browser runs only those that match the build.
 */
export function withScriptIntegrity(page: Response): Response {
  const hashes = SCRIPT_HASHES
  // Development has no hashes, and runs on Node, which has no HTMLRewriter.
  if (Object.keys(hashes).length === 0) return page
  const setIntegrity = (link: Element) => {
    const hash = hashes[link.getAttribute("href") ?? ""]
    if (hash) link.setAttribute("integrity", hash)
  }
  return new HTMLRewriter().on("link[rel=modulepreload]", { element: setIntegrity }).transform(page)
}
