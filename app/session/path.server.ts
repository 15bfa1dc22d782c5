/** The request's own path and query; of a POST, those of the form's page. */
export function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  const kept = new URLSearchParams(searchParams)
  kept.delete("_data")
  kept.delete("_routes")
  const search = kept.toString()
  return pathname.replace(/\.data$/, "") + (search ? `?${search}` : "")
}
