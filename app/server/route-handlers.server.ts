import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare"
import { idsOf, patternFinder, patternsOf } from "./route-pattern.server"

/** What is derived from a build at its first request. */
interface Prepared {
  readonly patternFor: (pathname: string) => string
  /** By route pattern; each handler prepares its routes when it is called for the first time. */
  readonly handlers: Map<string, RequestHandler>
}
const prepared = new WeakMap<ServerBuild, Prepared>()

/** The pattern that a path matches, and the handler of its requests. */
export function handlerOf(build: ServerBuild, pathname: string) {
  const { patternFor, handlers } = prepared.get(build) ?? prepare(build)
  const route = patternFor(pathname)
  const part = hasOddities(pathname) ? "/*" : route
  const handle = handlers.get(part) ?? createRequestHandler(partOf(build, part))
  handlers.set(part, handle)
  return { route, handle }
}

function prepare(build: ServerBuild): Prepared {
  const ready = { patternFor: patternFinder(patternsOf(build.routes)), handlers: new Map() }
  prepared.set(build, ready)
  return ready
}

/** Remix decodes escapes and keeps empty segments: it may match another route than that of the pattern. */
const hasOddities = (pathname: string) => /%|\/\/|.\/$/.test(pathname)

/**
 * The build with the routes of one pattern only. Remix processes all routes of a build several times a request,
 * a tenth of the CPU time of a page. A path that matches no pattern gets all of them.
 */
function partOf(build: ServerBuild, pattern: string): ServerBuild {
  if (pattern === "/*") return build
  const ids = idsOf(build.routes, pattern)
  const { assets } = build
  return {
    ...build,
    routes: only(build.routes, ids),
    assets: { ...assets, routes: only(assets.routes, ids) },
  }
}

const only = <Route>(routes: Readonly<Record<string, Route>>, ids: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
