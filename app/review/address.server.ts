import type { Filter } from "./review"

/** The address of a page of the list, from its own path; only what is chosen stands in it. */
export function addressOf(filter: Filter, page: number): string {
  const chosen = { ...filter, size: filter.size === 10 ? "" : String(filter.size), page: "" }
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ""))
  if (page > 1) query.set("page", String(page))
  return query.size > 0 ? `?${query}` : "."
}
