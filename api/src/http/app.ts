import { Hono, type MiddlewareHandler, type Context } from "hono"
import { getPath } from "hono/utils/url"
import { routePath } from "hono/route"
import { drainBody } from "#platform/drain-body"
import type { Endpoint } from "#contract/endpoint"
import { internalHeaders } from "#platform/internal-headers"
import { isSampled, getSampleRate } from "#platform/request-id"
import { implementations } from "../endpoints/implementations"
import { servePicture } from "../images/picture-storage"
import type { Dependencies } from "./dependencies"
import { currentRequestId, logFault, log, underRequestId } from "./log"
import { serveDocument } from "../openapi/serve-document"
import { refuse, RefusedReply, toResponse } from "./reply"
import { admitOtherOrigins } from "../security/other-origins"
import { createStore, isAlive } from "../db/store"
import { toWaitUntil, type Environment, getPlatform, type Bindings } from "./platform"
import { openSession, type StoreSession } from "../db/session"
import type { Implementation } from "./implement"

/** The largest body that is drained: more than any call may send. */
const maxDrainedBytes = 16 * 1024 * 1024

const drainCall: MiddlewareHandler = async (context, next) => {
  await next()
  await drainBody(context.req.raw, maxDrainedBytes)
}

export function createApp(dependencies: Dependencies): App {
  const app: App = new Hono({ getPath: (request) => getPath(request).toLowerCase() })
  app.use(trace)
  app.use(addResponseHeaders)
  app.use(admitOtherOrigins)
  app.use(drainCall)
  app.get("/healthz", async ({ env }) => {
    const status = (await isAlive(createStore(env.DB))) ? "ok" : "down"
    return Response.json({ status }, { status: status === "ok" ? 200 : 503 })
  })
  app.get("/openapi.json", ({ req }) => serveDocument(req.raw))
  app.get("/images/:name", (context) => {
    const { req, env } = context
    const source = { bucket: env.IMAGES, url: req.url, waitUntil: toWaitUntil(context) }
    return servePicture(source, req.param("name"))
  })
  for (const implementation of implementations) mount(app, implementation, dependencies)
  for (const { endpoint } of implementations) refuseOtherMethods(app, endpoint)
  app.notFound(() => toResponse(refuse(404, "There is no such call.")))
  app.onError((error) => {
    if (error instanceof RefusedReply) return toResponse(error.refused)
    logFault(error)
    return toResponse(refuse(500, "Something went wrong."))
  })
  return app
}

/** One app for all objects of players; tests replace the dependencies that it is made of. */
function rememberPlayerApps(): (dependencies: Dependencies) => App {
  const apps = new Map<Dependencies, App>()
  return (dependencies) => {
    const app = apps.get(dependencies) ?? createPlayerApp(dependencies)
    apps.set(dependencies, app)
    return app
  }
}

export const playerAppWith = rememberPlayerApps()

function createPlayerApp(dependencies: Dependencies): App {
  const app: App = new Hono({ getPath: (request) => getPath(request).toLowerCase() })
  app.use(sameRequest)
  for (const implementation of implementations)
    if (implementation.runsInPlayerObject) mount(app, implementation, dependencies)
  app.onError((error) => {
    logFault(error)
    return toResponse(refuse(500, "Something went wrong."))
  })
  return app
}

/**
 * No response of the API is a document: nothing in it may load, run or be framed. Other origins read JSON by
 * CORS, which `Cross-Origin-Resource-Policy` does not affect; pictures may be in an `<img>` on any page, so
 * they set their own policy.
 */
const responseHeaders: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
}

const addResponseHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(responseHeaders))
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
}

type App = Hono<Environment>

function mount(app: App, { endpoint, answer }: Implementation, dependencies: Dependencies): void {
  app.on(endpoint.method, pathPattern(endpoint.path), (context) => {
    const { req, env } = context
    // Hono routes HEAD requests to GET handlers, and some GETs write.
    if (req.raw.method === "HEAD" && !endpoint.safe) return notThisMethod(endpoint)
    return inSession(context, endpoint, dependencies, (session) => {
      const platform = getPlatform(context, session, dependencies)
      const { player = null } = env
      const { store } = session
      const params = req.param()
      return answer({ request: req.raw, params, store, player, dependencies, platform })
    })
  })
}

async function inSession(
  { req, env }: Context<Environment>,
  { safe, roles }: Endpoint,
  { catalogue }: Dependencies,
  answer: (session: StoreSession) => Promise<Response>,
): Promise<Response> {
  const { headers } = req.raw
  const isPublic = safe && !headers.has("Authorization") && !headers.has("Cookie")
  const session = openSession(env.DB, { bookmark: headers.get(internalHeaders.bookmark), isPublic })
  const response = await answer(session)
  const bookmark = session.bookmark()
  if (bookmark === null) return response
  response.headers.set(internalHeaders.bookmark, bookmark)
  // Only admins change the catalogue; other isolates read it again within a minute.
  if (roles?.every((role) => role === "Admin")) catalogue.clear()
  return response
}

/** Answers 405 to every other method of its path. Call it after all calls are mounted, since some share a path. */
const refuseOtherMethods = (app: App, endpoint: Endpoint) =>
  app.all(pathPattern(endpoint.path), () => notThisMethod(endpoint))

const notThisMethod = ({ method }: Endpoint) =>
  toResponse(refuse(405, `This call is a ${method}.`, { Allow: method }))

const pathPattern = (path: string) =>
  path.replace(/\{(\w+)\}|[^{}]+/g, (part, name?: string) =>
    name ? `:${name}` : part.toLowerCase(),
  )

const sameRequest: MiddlewareHandler = ({ req }, next) =>
  underRequestId(req.header(internalHeaders.requestId) ?? null, next)

/**
 * Handles a call under the request id of the app, or a new one; error responses carry it in a header. Logs sampled
 * and failed calls with the pattern of their path.
 */
const trace: MiddlewareHandler<{ Bindings: Bindings }> = (context, next) => {
  const { req, env } = context
  const startedAt = Date.now()
  return underRequestId(req.header(internalHeaders.requestId) ?? null, async () => {
    const id = currentRequestId()
    await next()
    const { status } = context.res
    if (status >= 400) context.header(internalHeaders.requestId, id)
    if (status < 500 && !isSampled(id, getSampleRate(env.LOG_ONE_IN))) return
    log(status >= 500 ? "error" : "info", "request", {
      method: req.method,
      route: routePath(context, -1),
      status,
      ms: Date.now() - startedAt,
    })
  })
}
