import { toPagePath } from "#app/session/return-path.server"

interface Route {
  readonly path?: string | undefined
  readonly parentId?: string | undefined
}
type Routes = Readonly<Record<string, Route | undefined>>

export const toPatterns = (routes: Routes): string[] => [
  ...new Set(Object.keys(routes).map((id) => toPattern(routes, id))),
]

export const getIds = (routes: Routes, pattern: string): ReadonlySet<string> =>
  new Set(
    Object.keys(routes)
      .filter((id) => toPattern(routes, id) === pattern)
      .flatMap((id) => withParents(routes, id)),
  )

function withParents(routes: Routes, id: string): readonly string[] {
  const parentId = routes[id]?.parentId
  return parentId ? [...withParents(routes, parentId), id] : [id]
}

function toPattern(routes: Routes, id: string): string {
  const parts = withParents(routes, id).flatMap((each) => routes[each]?.path?.split("/") ?? [])
  return `/${parts.filter(Boolean).join("/")}`
}

/**
 * Makes a function that finds the best pattern for a path: fixed segments before parameters, and `/*` for no
 * match. The patterns are split once, because every request calls it.
 */
export function patternFinder(patterns: readonly string[]): (pathname: string) => string {
  const known = patterns
    .map((pattern) => ({ pattern, segments: toSegments(pattern) }))
    .toSorted((one, other) => getParameters(one.pattern) - getParameters(other.pattern))
  return (pathname) => {
    const path = toSegments(toPagePath(pathname))
    return known.find(({ segments }) => fits(segments, path))?.pattern ?? "/*"
  }
}

/** Remix decodes escapes and keeps empty segments: it may match another route than that of the pattern. */
export const hasOddities = (pathname: string): boolean =>
  pathname.includes("%") || (pathname !== "/" && pathname.slice(1).split("/").includes(""))

const toSegments = (path: string) => path.toLowerCase().split("/").filter(Boolean)

const fits = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, index) => part.startsWith(":") || part === segments[index])

const getParameters = (pattern: string) => pattern.split("/:").length
