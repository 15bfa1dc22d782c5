interface Route {
  readonly path?: string | undefined
  readonly parentId?: string | undefined
}
type Routes = Readonly<Record<string, Route | undefined>>

/** Every pattern of the pages, from the root: `/games/:categoryGame`. */
export const patternsOf = (routes: Routes): string[] => [
  ...new Set(Object.keys(routes).map((id) => patternOf(routes, id))),
]

/** The routes of a pattern, with those around them. */
export const idsOf = (routes: Routes, pattern: string): ReadonlySet<string> =>
  new Set(
    Object.keys(routes)
      .filter((id) => patternOf(routes, id) === pattern)
      .flatMap((id) => withParents(routes, id)),
  )

function withParents(routes: Routes, id: string): readonly string[] {
  const parentId = routes[id]?.parentId
  return parentId ? [...withParents(routes, parentId), id] : [id]
}

function patternOf(routes: Routes, id: string): string {
  const { path = "", parentId } = routes[id] ?? {}
  const parent = parentId ? patternOf(routes, parentId) : "/"
  return `${parent}/${path}`.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1")
}

/**
 * Finds the pattern that a path fits best: fixed words before parameters, and `/*` for what is no page.
 * The patterns are taken apart once, because each request asks.
 */
export function patternFinder(patterns: readonly string[]): (pathname: string) => string {
  const known = patterns
    .map((pattern) => ({ pattern, segments: segmentsOf(pattern) }))
    .toSorted((one, other) => parametersOf(one.pattern) - parametersOf(other.pattern))
  return (pathname) => {
    const path = segmentsOf(pathname.replace(/^\/_root\.data$|\.data$/, "") || "/")
    return known.find(({ segments }) => fits(segments, path))?.pattern ?? "/*"
  }
}

const segmentsOf = (path: string) => path.toLowerCase().split("/").filter(Boolean)

const fits = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, index) => part.startsWith(":") || part === segments[index])

const parametersOf = (pattern: string) => pattern.split("/:").length
