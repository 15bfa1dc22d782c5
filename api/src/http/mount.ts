import type { Context, Hono } from "hono"
import type { Endpoint } from "#contract/endpoint"
import { internalHeaders } from "#platform/internal-headers"
import type { Implementation } from "./implement"
import type { Dependencies } from "../dependencies"
import { refuse, toResponse } from "../reply"
import { openSession, type StoreSession } from "../db/session"
import { type Environment, getPlatform } from "./call-platform"

export type App = Hono<Environment>

export function mount(
  app: App,
  { endpoint, answer }: Implementation,
  dependencies: Dependencies,
): void {
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
export const refuseOtherMethods = (app: App, endpoint: Endpoint) =>
  app.all(pathPattern(endpoint.path), () => notThisMethod(endpoint))

const notThisMethod = ({ method }: Endpoint) =>
  toResponse(refuse(405, `This call is a ${method}.`, { Allow: method }))

const pathPattern = (path: string) =>
  path.replace(/\{(\w+)\}|[^{}]+/g, (part, name?: string) =>
    name ? `:${name}` : part.toLowerCase(),
  )
