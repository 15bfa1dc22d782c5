import { Hono, type Context, type MiddlewareHandler } from "hono"
import { getPath } from "hono/utils/url"
import type { Endpoint } from "#contract/endpoint"
import { internalHeaders } from "#contract/internal-headers"
import { drainBody } from "#contract/drain-body"
import { readRegion } from "#contract/region"
import { implementations } from "./endpoints/implementations"
import { servePicture } from "./images/picture-storage"
import type { Implementation } from "./implement"
import type { Dependencies } from "./dependencies"
import { within, type Bindings, type Platform } from "./platform"
import { logFault } from "./log"
import { serveDocument } from "./openapi/serve-document"
import { refuse, Refusal, toResponse } from "./reply"
import { forwarded } from "./security/forwarded-caller"
import { admitOtherOrigins } from "./security/other-origins"
import { sameRequest, trace } from "./request/trace"
import { openSession, type StoreSession } from "./store/session"
import { createStore, isAlive } from "./store/store"

interface Environment {
  Bindings: Bindings
}
type App = Hono<Environment>

/** More than any call may send. */
const maxDrainedBytes = 16 * 1024 * 1024

/** Drops the unread rest of a body once the call is answered. */
const drainCall: MiddlewareHandler = async (context, next) => {
  await next()
  await drainBody(context.req.raw, maxDrainedBytes)
}

/** The API; its clock, randomness and hashing come from `dependencies`, its bindings with each request. */
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
    const source = { bucket: env.IMAGES, url: req.url, later: laterIn(context) }
    return servePicture(source, req.param("name"))
  })
  for (const implementation of implementations) mount(app, implementation, dependencies)
  for (const { endpoint } of implementations) refuseOtherMethods(app, endpoint)
  app.notFound(() => toResponse(refuse(404, "There is no such call.")))
  app.onError((error) => {
    if (error instanceof Refusal) return toResponse(error.refused)
    logFault(error)
    return toResponse(refuse(500, "Something went wrong."))
  })
  return app
}

function mount(app: App, { endpoint, answer }: Implementation, dependencies: Dependencies): void {
  app.on(endpoint.method, pathPattern(endpoint.path), (context) => {
    const { req, env } = context
    // The router answers HEAD as GET, and some of our GETs write.
    if (req.raw.method === "HEAD" && !endpoint.safe) return notThisMethod(endpoint)
    return inSession(context, endpoint, dependencies, (session) => {
      const platform = platformOf(context, session, dependencies)
      const { player = null } = env
      const { store } = session
      const params = req.param()
      return answer({ request: req.raw, params, store, player, dependencies, platform })
    })
  })
}

/** Answers from a database that has what the caller wrote; the answer says what the caller writes now. */
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
  // Only admins change the catalogue; other isolates read it anew within a minute.
  if (roles?.every((role) => role === "Admin")) catalogue.clear()
  return response
}

/** One for all objects of an isolate. */
const playerApps = new WeakMap<Dependencies, App>()

/** The calls that run in the object of a player; `player` is among the bindings. */
export function playerAppWith(dependencies: Dependencies): App {
  const app = playerApps.get(dependencies) ?? createPlayerApp(dependencies)
  playerApps.set(dependencies, app)
  return app
}

function createPlayerApp(dependencies: Dependencies): App {
  const app: App = new Hono({ getPath: (request) => getPath(request).toLowerCase() })
  app.use(sameRequest)
  for (const implementation of implementations)
    if (implementation.isPlay) mount(app, implementation, dependencies)
  app.onError((error) => {
    logFault(error)
    return toResponse(refuse(500, "Something went wrong."))
  })
  return app
}

/** A new object is made near its player, and not near the Worker; a jurisdiction decides by itself. */
function objectOf({ req, env: { PLAY, JURISDICTION } }: Context<Environment>, personId: number) {
  const region = JURISDICTION ? null : readRegion(req.raw.headers.get(internalHeaders.region))
  const options = region ? { locationHint: region } : {}
  return within(PLAY, JURISDICTION).getByName(String(personId), options)
}

const platformOf = (
  context: Context<Environment>,
  session: StoreSession,
  { catalogue, now }: Dependencies,
): Platform => ({
  images: context.env.IMAGES,
  mail: context.env.MAIL,
  appUrl: context.env.APP_URL,
  publicUrl: context.env.PUBLIC_URL ?? "",
  accountLimit: context.env.ACCOUNT_LIMIT,
  forward: async (request, call) => {
    const sent = forwarded(request, call, session.position())
    const response = await objectOf(context, call.caller.id).fetch(sent)
    return new Response(response.body, response)
  },
  totalOf: (personId) => objectOf(context, personId).total(personId),
  changeOf: (personId) => ({
    prepare: () => objectOf(context, personId).prepareChange(personId),
    take: () => objectOf(context, personId).takeChange(personId),
    erase: () => objectOf(context, personId).erase(),
  }),
  readBoard: async (scope) =>
    (await context.env.player?.readBoard(session.store, scope)) ?? { best: [], own: null },
  cached: (key, read) => catalogue.read({ ...session, key, read, now: now() }),
  later: laterIn(context),
})

/** Hono throws for an execution context that is missing: it is read where there is work alone. */
const laterIn =
  (context: Context<Environment>): Platform["later"] =>
  (work) =>
    context.executionCtx.waitUntil(work().catch(logFault))

const refuseOtherMethods = (app: App, endpoint: Endpoint) =>
  app.all(pathPattern(endpoint.path), () => notThisMethod(endpoint))

const notThisMethod = ({ method }: Endpoint) =>
  toResponse(refuse(405, `This call is a ${method}.`, { Allow: method }))

/** `/api/Accounts/add/{points}` as the router wants it; paths are matched in lower case. */
const pathPattern = (path: string) =>
  path.replace(/\{(\w+)\}|[^{}]+/g, (part, name?: string) =>
    name ? `:${name}` : part.toLowerCase(),
  )

/**
 * No response of the API is a document: nothing in it may load, run or be framed. JSON of other
 * origins is read by CORS, which `Cross-Origin-Resource-Policy` leaves alone; pictures are for
 * `<img>` on any page, so they set a policy of their own.
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

/** Adds the security headers to every response, errors included; a header that is set stays. */
const addResponseHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(responseHeaders))
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
}
