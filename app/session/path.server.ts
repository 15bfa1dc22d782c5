/** Where a person was going; after a POST, the page that the form stands on. */
export function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  const kept = new URLSearchParams(searchParams)
  kept.delete("_data")
  kept.delete("_routes")
  const search = kept.toString()
  return pathname.replace(/\.data$/, "") + (search ? `?${search}` : "")
}
