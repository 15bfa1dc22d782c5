import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare"
import { idsOf, patternFinder, patternsOf } from "./route-pattern.server"

/** What is made of a build at its first request. */
interface Prepared {
  readonly patternFor: (pathname: string) => string
  /** By the pattern of their routes; each takes its routes apart when it is called for the first time. */
  readonly handlers: Map<string, RequestHandler>
}
const prepared = new WeakMap<ServerBuild, Prepared>()

/** The pattern that a path fits, and what handles requests for it. */
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

/** Remix reads escapes, and does not skip empty parts: it may find another route than the pattern's. */
const hasOddities = (pathname: string) => /%|\/\/|.\/$/.test(pathname)

/**
 * The build with the routes of one pattern. Remix takes all routes that it has apart several times a request,
 * a tenth of the CPU of a page. What fits no pattern is left to all of them.
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
