import type { ServerBuild } from "@remix-run/cloudflare"
import { drainBody } from "#platform/drain-body"
import { getSampleRate } from "#platform/request-id"
import { log, logFault, requestId, traceRequest } from "#app/log/log.server"
import { typedFields } from "#app/session/saved-submissions.server"
import { quietHeader, replyMark } from "#app/connection/reply-mark"
import { hasPacks, tellWorker } from "#app/cookies/packs-cookie.server"
import type { RouteNeeds } from "#app/route-needs"
import { type AppContext, createContext } from "./context.server"
import { type Env, getApiOrigin, sessionSecrets } from "./env.server"
import { isForSocket, openSocket } from "./room-socket.server"
import { wrapHandler } from "./route-handlers.server"
import { refuseRequest, plainTextResponse } from "./refuse-request.server"

/** Browsers show no response before they have sent the whole body, so up to this much of the rest is drained. */
const drainMaxBytes = 64 * 1024 * 1024
const retryAfterS = "5"

export function handleRequest(request: Request, env: Env, build: ServerBuild): Promise<Response> {
  const { route, needs, handle } = wrapHandler(build, new URL(request.url).pathname)
  const oneIn = getSampleRate(env.LOG_ONE_IN)
  return traceRequest({ method: request.method, route, oneIn }, () =>
    handleChecked(request, env, { needs, handle }).catch(failed),
  )
}

function failed(error: unknown): Response {
  logFault(error)
  return withSecurityHeaders(
    plainTextResponse(500, `Something went wrong. Reference: ${requestId()}`),
    "",
  )
}

async function handleChecked(
  request: Request,
  env: Env,
  { needs, handle }: Pick<ReturnType<typeof wrapHandler>, "needs" | "handle">,
): Promise<Response> {
  const secrets = sessionSecrets(env)
  if (!secrets) return notSetUp("session-secrets.missing-or-short")
  if (env.API_URL && !getApiOrigin(env.API_URL)) return notSetUp("api-url.no-origin")
  const newContext = () => createContext(request, env, { secrets, needs })
  if (isForSocket(request, needs)) {
    const reply = await openSocket(request, newContext)
    return reply.status === 101 ? reply : withSecurityHeaders(new Response(reply.body, reply), "")
  }
  const refusal = refuseRequest(request, needs)
  if (refusal) {
    await drainBody(request, drainMaxBytes)
    return withSecurityHeaders(refusal, "")
  }

  const isPost = request.method === "POST"
  const { context, response } = await inSession({
    method: request.method,
    needs,
    createContext: newContext,
    // A form is read again if its session has ended, to save what was typed.
    handle: (context) => handle(isPost ? copyRequest(request) : request, context),
  })
  // Nobody sees it, so the end of the session is still to be said.
  const isUnseen =
    response.status === 401 || (context.session.ended && request.headers.has(quietHeader))
  if (isPost && context.session.ended && !isUnseen) await saveSubmission(context, request)
  if (isPost) await drainBody(request, drainMaxBytes)
  const result = new Response(response.body, response)
  const { lite } = context
  if (result.status === 503) {
    result.headers.set("Retry-After", retryAfterS)
    await context.savedSubmissions.giveBack().catch(logFault)
  }
  // Nobody types in an error, and the screen of a class has nobody who would load it again.
  if (result.status === 503 && (needs.isPlain || lite.isOn) && !isPost)
    result.headers.set("Refresh", retryAfterS)
  // What 'self' is of sockets differs by browser.
  const sockets = needs.hasSocket ? new URL(request.url).origin.replace(/^http/, "ws") : ""
  const allowed = { isLite: lite.isOn, sockets }
  if (isUnseen || isPublic(response)) return withSecurityHeaders(result, context.nonce, allowed)
  for (const cookie of await context.cookies()) result.headers.append("Set-Cookie", cookie)
  const sent = withSecurityHeaders(result, context.nonce, allowed)
  const { session, endedSessions, hasOfflinePage: hasWorker } = context
  const isErased = hasPacks(request) && (await endedSessions.isPersonErased())
  const erasedId = isErased ? (session.ended?.id ?? null) : null
  tellWorker(request, sent, { personId: session.person?.id ?? null, erasedId, hasWorker })
  return sent
}

function notSetUp(event: "session-secrets.missing-or-short" | "api-url.no-origin"): Response {
  log("error", event)
  return withSecurityHeaders(plainTextResponse(500, "The server is not set up."), "")
}

/** Its type is that of a request, which the types of the runtime do not say of a clone. */
function copyRequest(request: Request): Request
function copyRequest(request: Request): unknown {
  return request.clone()
}

/** Publicly cacheable responses never set cookies. */
const isPublic = ({ headers }: Response) =>
  headers.get("Cache-Control")?.startsWith("public") ?? false

/** Saves a form posted after the session's end until its person logs in again; a failure to save only loses the form. */
async function saveSubmission({ savedSubmissions }: AppContext, posted: Pick<Request, "formData">) {
  try {
    await savedSubmissions.save(await typedFields(posted))
  } catch (error) {
    logFault(error)
  }
}

const nothingMore = { isLite: false, sockets: "" }

function withSecurityHeaders(response: Response, nonce: string, allowed = nothingMore): Response {
  const { headers } = response
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, allowed))
  headers.set(replyMark, "1")
  headers.set("Referrer-Policy", "same-origin")
  headers.set("X-Content-Type-Options", "nosniff")
  headers.set("X-Frame-Options", "DENY")
  headers.set("Cross-Origin-Opener-Policy", "same-origin")
  headers.set("Cross-Origin-Resource-Policy", "same-origin")
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
  headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains")
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store")
  return response
}

function contentSecurityPolicy(nonce: string, { isLite, sockets }: typeof nothingMore): string {
  return [
    "default-src 'none'",
    `script-src ${isLite ? "'none'" : `'self' 'nonce-${nonce}'`}`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    `connect-src 'self' ${sockets}`.trim(),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}

type Context = Pick<AppContext, "session" | "endedSessions" | "noteConfirmation"> & {
  readonly player: Pick<AppContext["player"], "paysFirst">
}

interface PreparedRequest<C> {
  readonly method: string
  readonly needs: RouteNeeds
  readonly createContext: () => Promise<C>
  readonly handle: (context: C) => Promise<Response>
}

/**
 * Handles a request as the person of its session, or signed out if that session was ended on another device. A page is
 * handled while the referee is asked, and handled again in the rare case that the session has ended; a form waits for
 * the reply, unless its command to the referee checks the session too.
 */
export async function inSession<C extends Context>({
  method,
  needs,
  createContext,
  handle,
}: PreparedRequest<C>): Promise<{ readonly context: C; readonly response: Response }> {
  const context = await createContext()
  if (needs.isForNobody) return { context, response: await handle(context) }
  await context.noteConfirmation()
  const { session, endedSessions, player } = context
  if (method === "POST" && !needs.checksSession) {
    if (await endedSessions.hasEnded()) session.end()
    return { context, response: await handle(context) }
  }
  if (method !== "POST" && !player.paysFirst) void endedSessions.hasEnded()
  const response = await handle(context)
  if (!(await endedSessions.hasEnded())) return { context, response }
  await response.body?.cancel()
  const signedOut = await createContext()
  signedOut.session.end()
  return { context: signedOut, response: await handle(signedOut) }
}
