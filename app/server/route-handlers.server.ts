import {
  type LoaderFunctionArgs,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from "@remix-run/cloudflare"
import { withRuns } from "#app/formulas/formulas.server"
import type { RouteNeeds } from "#app/route-needs"
import { CallMissing, OffersUnknown } from "#app/upstream/errors.server"
import { toPagePath } from "#app/session/return-path.server"

interface PreparedBuild {
  readonly of: ServerBuild
  readonly build: ServerBuild
  readonly patternFor: (pathname: string) => string
  /** By route pattern, like the handlers: to find the routes of a pattern takes a look at all of them. */
  readonly needs: Map<string, RouteNeeds>
  readonly handlers: Map<string, RequestHandler>
}
let prepared: PreparedBuild | null = null

export function wrapHandler(build: ServerBuild, pathname: string) {
  // In development an edit brings another build.
  if (prepared?.of !== build) prepared = prepare(build)
  const { patternFor, handlers } = prepared
  const route = patternFor(pathname)
  const part = hasOddities(pathname) ? "/*" : route
  const handle = handlers.get(part) ?? createRequestHandler(getPart(prepared.build, part))
  handlers.set(part, handle)
  const needs = prepared.needs.get(route) ?? getNeeds(build, route)
  prepared.needs.set(route, needs)
  return { route, needs, handle: leadingToDocuments(handle) }
}

/** The root leads to the document; the loader of its page would use up what the document is to show. */
const leadingToDocuments =
  (handle: RequestHandler): RequestHandler =>
  (request, context) => {
    if (!context?.lite.isAwaited) return handle(request, context)
    const url = new URL(request.url)
    url.searchParams.set("_routes", "root")
    return handle(new Request(url, request), context)
  }

function getNeeds(build: ServerBuild, route: string): RouteNeeds {
  const ids = [...getIds(build.routes, route)]
  return Object.assign({}, ...ids.map((id) => build.routes[id]?.module.handle))
}

const prepare = (build: ServerBuild): PreparedBuild => ({
  of: build,
  build: { ...build, routes: withShownRuns(withNeeds(build.routes)) },
  patternFor: patternFinder(toPatterns(build.routes)),
  needs: new Map(),
  handlers: new Map(),
})

type Routes = ServerBuild["routes"]

/**
 * A page that needs a call of ours is a 404 if the upstream lacks it, and a 503 while that does not say what it offers; a
 * guard of the page answers first.
 */
const withNeeds = (routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const { loader, handle } = route?.module ?? {}
      const { ours }: RouteNeeds = handle ?? {}
      if (!route || !loader || !ours) return [id, route]
      const load = async (args: LoaderFunctionArgs) => loader(args)
      const checked = async (args: LoaderFunctionArgs) => {
        const told = args.context.capabilities.tells(ours)
        const page = await load(args).catch(async (error: unknown) => {
          if (error instanceof CallMissing && (await told) === null) throw new OffersUnknown()
          throw error
        })
        const has = await told
        if (has === false) throw new CallMissing()
        // After a form the page keeps what was typed, and a whole response says itself what is missing.
        const isWhole = args.context.isSubmission || page instanceof Response
        if (has === null && !isWhole) throw new OffersUnknown()
        return page
      }
      return [id, { ...route, module: { ...route.module, loader: checked } }]
    }),
  )

/** What loaders and actions return has the runs of its texts, which browsers cannot find. */
const withShownRuns = (routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route]
      const { loader, action } = route.module
      const shown = {
        ...(loader && { loader: showingRuns(loader) }),
        ...(action && { action: showingRuns(action) }),
      }
      return [id, { ...route, module: { ...route.module, ...shown } }]
    }),
  )

const showingRuns =
  (handler: (args: LoaderFunctionArgs) => unknown) => async (args: LoaderFunctionArgs) =>
    withRuns(await handler(args), args.context.i18n.language)

/**
 * The build with the routes of one pattern only. Remix processes all routes of a build several times a request,
 * a tenth of the CPU time of a page. A path that matches no pattern gets all of them.
 */
function getPart(build: ServerBuild, pattern: string): ServerBuild {
  if (pattern === "/*") return build
  const ids = getIds(build.routes, pattern)
  const { assets } = build
  return {
    ...build,
    routes: only(build.routes, ids),
    assets: { ...assets, routes: only(assets.routes, ids) },
  }
}

const only = <Route>(routes: Readonly<Record<string, Route>>, ids: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))

interface Route {
  readonly path?: string | undefined
  readonly parentId?: string | undefined
}
type RoutePaths = Readonly<Record<string, Route | undefined>>

export const toPatterns = (routes: RoutePaths): string[] => [
  ...new Set(Object.keys(routes).map((id) => toPattern(routes, id))),
]

export const getIds = (routes: RoutePaths, pattern: string): ReadonlySet<string> =>
  new Set(
    Object.keys(routes)
      .filter((id) => toPattern(routes, id) === pattern)
      .flatMap((id) => withParents(routes, id)),
  )

function withParents(routes: RoutePaths, id: string): readonly string[] {
  const parentId = routes[id]?.parentId
  return parentId ? [...withParents(routes, parentId), id] : [id]
}

function toPattern(routes: RoutePaths, id: string): string {
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
const hasOddities = (pathname: string): boolean =>
  pathname.includes("%") || (pathname !== "/" && pathname.slice(1).split("/").includes(""))

const toSegments = (path: string) => path.toLowerCase().split("/").filter(Boolean)

const fits = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, index) => part.startsWith(":") || part === segments[index])

const getParameters = (pattern: string) => pattern.split("/:").length
