import { Hono, type MiddlewareHandler } from "hono"
import { getPath } from "hono/utils/url"
import { drainBody } from "#platform/drain-body"
import { implementations } from "./endpoints/implementations"
import { servePicture } from "./images/picture-storage"
import type { Dependencies } from "./dependencies"
import { logFault } from "./log"
import { serveDocument } from "./openapi/serve-document"
import { refuse, RefusedReply, toResponse } from "./reply"
import { admitOtherOrigins } from "./security/other-origins"
import { sameRequest, trace } from "./http/trace"
import { createStore, isAlive } from "./db/store"
import { laterIn } from "./http/call-platform"
import { type App, mount, refuseOtherMethods } from "./http/mount"

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
    const source = { bucket: env.IMAGES, url: req.url, later: laterIn(context) }
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

const playerApps = new WeakMap<Dependencies, App>()

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
