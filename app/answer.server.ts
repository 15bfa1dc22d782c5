import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare"
import { drainBody } from "#contract/drain-body"
import { sampleRateOf } from "#contract/request-id"
import { type AppContext, createContext } from "./context.server"
import { type Env, sessionSecrets } from "./env.server"
import { log, logFault, requestId, traced } from "./log.server"
import { patternFor, patternsOf } from "./route-pattern.server"
import { inSession } from "./session/in-session.server"
import { typedFields } from "./session/typed-fields.server"
import { withSecurityHeaders } from "./security-headers.server"

/** No form of this site is larger, but the one that takes a picture and those that take questions. */
const bodyMaxBytes = 64 * 1024
/** Up to 24 texts: one that is far too long is told so at its field. */
const questionsMaxBytes = 256 * 1024
const questionsPath = /^\/make-[a-z-]+\/[a-z]+(\.data)?$/
/** In characters: a page writes its address several times. A list with 50 ticks and a search has half as many. */
const addressMax = 3 * 1024
/** More than a picture may have: one that is somewhat too large is told so at its field. */
const uploadMaxBytes = 16 * 1024 * 1024
/** A browser that is answered before it has sent all shows no answer: so much is heard out, and kept nowhere. */
const heardOutBytes = 64 * 1024 * 1024
/** What is too busy or out of reach is worth another try after so many seconds. */
const retryAfterS = "5"
const uploadPath = /^\/admin\/add-subject(\.data)?$/

/** The patterns of a build, worked out at its first request. */
const patterns = new WeakMap<ServerBuild, readonly string[]>()

function patternsIn(build: ServerBuild): readonly string[] {
  const known = patterns.get(build) ?? patternsOf(build.routes)
  patterns.set(build, known)
  return known
}

/** One request with its line in the log. */
export function answer(request: Request, env: Env, build: ServerBuild): Promise<Response> {
  const route = patternFor(patternsIn(build), new URL(request.url).pathname)
  const oneIn = sampleRateOf(env.LOG_ONE_IN)
  return traced({ method: request.method, route, oneIn }, () =>
    answerChecked(request, env, build).catch(failed),
  )
}

/** What failed where no page could say so. */
function failed(error: unknown): Response {
  logFault(error)
  return withSecurityHeaders(plain(500, `Something went wrong. Reference: ${requestId()}`), "")
}

/** One request from its first check to its last header. */
async function answerChecked(request: Request, env: Env, build: ServerBuild): Promise<Response> {
  const secrets = sessionSecrets(env)
  if (!secrets) {
    log("error", "session-secrets.missing-or-short")
    return withSecurityHeaders(plain(500, "The server is not set up."), "")
  }
  const refusal = refuse(request)
  if (refusal) {
    await drainBody(request, heardOutBytes)
    return withSecurityHeaders(refusal, "")
  }

  const posted = request.method === "POST" ? request.clone() : null
  const handle = createRequestHandler(build)
  const { context, response } = await inSession(
    request,
    () => createContext(request, env, secrets),
    (context) => handle(request, context),
  )
  if (posted && context.session.ended) await keepForm(context, posted)
  if (posted) await drainBody(posted, heardOutBytes)
  const answered = new Response(response.body, response)
  if (answered.status === 503) answered.headers.set("Retry-After", retryAfterS)
  if (isForEverybody(response)) return withSecurityHeaders(answered, context.nonce)
  for (const cookie of await context.cookies()) answered.headers.append("Set-Cookie", cookie)
  return withSecurityHeaders(answered, context.nonce)
}

/** What any cache on the way may keep bears nobody's cookies. */
const isForEverybody = ({ headers }: Response) =>
  headers.get("Cache-Control")?.startsWith("public") ?? false

/** What was posted after the session's end is there again when its person is; what cannot be kept is lost. */
async function keepForm({ keptForms }: AppContext, posted: Pick<Request, "formData">) {
  try {
    await keptForms.keep(await typedFields(posted))
  } catch (error) {
    logFault(error)
  }
}

function refuse(request: Request): Response | null {
  const refusal = refuseAddress(request.url) ?? spellOut(request.url)
  if (refusal) return refusal
  if (request.method === "GET" || request.method === "HEAD") return null
  if (request.method !== "POST")
    return plain(405, "Method not allowed.", { Allow: "GET, HEAD, POST" })
  const size = request.headers.get("Content-Length")
  if (isForeign(request)) return plain(403, "This form was sent from another site.")
  if (size === null && request.body) return plain(411, "Say first how long the form is.")
  if (Number(size) > bodyMaxBytesOf(request))
    return plain(413, "That is more than this form takes.\nأرسلت أكثر مما يتسع له هذا النموذج.")
  return null
}

/** Remix writes an address that it cannot decode into the log; as it is typed, it is one that it can. */
function spellOut(address: string): Response | null {
  const url = new URL(address)
  try {
    decodeURIComponent(url.pathname)
    return null
  } catch {
    const path = url.pathname.replaceAll("%", "%25").replace(/^\/+/, "/")
    const Location = path + url.search
    return plain(303, "There is no such page.", { Location })
  }
}

/** An address that no page of ours leads to. Remix answers a `_data` that it does not know with 500. */
function refuseAddress(url: string): Response | null {
  if (url.length > addressMax) return plain(414, "This address is too long.")
  return new URL(url).searchParams.has("_data") ? plain(400, "There is no _data here.") : null
}

function bodyMaxBytesOf({ url }: Request): number {
  const { pathname } = new URL(url)
  if (uploadPath.test(pathname)) return uploadMaxBytes
  return questionsPath.test(pathname) ? questionsMaxBytes : bodyMaxBytes
}

/**
 * A POST from another site, by either header that tells. Clients that send neither are no browsers of
 * today, and carry no cookies by accident.
 */
function isForeign({ headers, url }: Request): boolean {
  const origin = headers.get("Origin")
  if (origin !== null && origin !== new URL(url).origin) return true
  const site = headers.get("Sec-Fetch-Site")
  return site !== null && site !== "same-origin" && site !== "none"
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
  })
}
