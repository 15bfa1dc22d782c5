interface Route {
  readonly path?: string | undefined
  readonly parentId?: string | undefined
}
type Routes = Readonly<Record<string, Route | undefined>>

/** Every pattern of the pages, from the root: `/games/:categoryGame`. */
export const patternsOf = (routes: Routes): string[] => [
  ...new Set(Object.keys(routes).map((id) => patternOf(routes, id))),
]

function patternOf(routes: Routes, id: string): string {
  const { path = "", parentId } = routes[id] ?? {}
  const parent = parentId ? patternOf(routes, parentId) : "/"
  return `${parent}/${path}`.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1")
}

/** The pattern that a path fits best: fixed words before parameters, and `/*` for what is no page. */
export function patternFor(patterns: readonly string[], pathname: string): string {
  const segments = segmentsOf(pathname.replace(/^\/_root\.data$|\.data$/, "") || "/")
  const [best] = patterns
    .filter((pattern) => fits(segmentsOf(pattern), segments))
    .toSorted((one, other) => parametersOf(one) - parametersOf(other))
  return best ?? "/*"
}

const segmentsOf = (path: string) => path.toLowerCase().split("/").filter(Boolean)

const fits = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, index) => part.startsWith(":") || part === segments[index])

const parametersOf = (pattern: string) => pattern.split("/:").length
