import { pagePathOf } from "#app/session/return-path.server"

interface Route {
  readonly path?: string | undefined
  readonly parentId?: string | undefined
}
type Routes = Readonly<Record<string, Route | undefined>>

/** The full pattern of every route, such as `/games/:categoryGame`. */
export const patternsOf = (routes: Routes): string[] => [
  ...new Set(Object.keys(routes).map((id) => patternOf(routes, id))),
]

/** The ids of the routes with this pattern and of their parents. */
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
  const parts = withParents(routes, id).flatMap((each) => routes[each]?.path?.split("/") ?? [])
  return `/${parts.filter(Boolean).join("/")}`
}

/**
 * Makes a function that finds the best pattern for a path: fixed segments before parameters, and `/*` for no
 * match. The patterns are split once, because every request calls it.
 */
export function patternFinder(patterns: readonly string[]): (pathname: string) => string {
  const known = patterns
    .map((pattern) => ({ pattern, segments: segmentsOf(pattern) }))
    .toSorted((one, other) => parametersOf(one.pattern) - parametersOf(other.pattern))
  return (pathname) => {
    const path = segmentsOf(pagePathOf(pathname))
    return known.find(({ segments }) => fits(segments, path))?.pattern ?? "/*"
  }
}

/** Remix decodes escapes and keeps empty segments: it may match another route than that of the pattern. */
export const hasOddities = (pathname: string): boolean =>
  pathname.includes("%") || (pathname !== "/" && pathname.slice(1).split("/").includes(""))

const segmentsOf = (path: string) => path.toLowerCase().split("/").filter(Boolean)

const fits = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, index) => part.startsWith(":") || part === segments[index])

const parametersOf = (pattern: string) => pattern.split("/:").length
