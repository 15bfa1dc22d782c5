import type { RequestHandler, ServerBuild } from "@remix-run/cloudflare"
import { drainBody } from "#contract/drain-body"
import { sampleRateOf } from "#contract/request-id"
import { type AppContext, createContext } from "./context.server"
import { type Env, sessionSecrets } from "./env.server"
import { log, logFault, requestId, traced } from "#app/log/log.server"
import { handlerOf } from "./route-handlers.server"
import { inSession } from "./in-session.server"
import { typedFields } from "#app/session/typed-fields.server"
import { withSecurityHeaders } from "./security-headers.server"

/** The largest form, apart from the picture upload and the question forms. */
const bodyMaxBytes = 64 * 1024
/** Up to 24 texts; one that is far over its limit still arrives and gets a field error. */
const questionsMaxBytes = 256 * 1024
const questionsPath = /^\/make-[a-z-]+\/[a-z]+(\.data)?$/
/** In characters, because a page repeats its address several times. A list with 50 ticks and a search takes half. */
const addressMax = 3 * 1024
/** More than a picture may have, so that one slightly too large gets a field error. */
const uploadMaxBytes = 16 * 1024 * 1024
/** A browser shows no response that arrives before it has sent the whole body: up to here the rest is drained. */
const drainMaxBytes = 64 * 1024 * 1024
/** The Retry-After of every 503. */
const retryAfterS = "5"
/** A sheet that is slightly too large gets its message on the page, too. */
const uploadPath = /^\/(?:admin\/add-subject|my-questions\/import)(\.data)?$/

/** Handles one request and logs it. */
export function handleRequest(request: Request, env: Env, build: ServerBuild): Promise<Response> {
  const { route, handle } = handlerOf(build, new URL(request.url).pathname)
  const oneIn = sampleRateOf(env.LOG_ONE_IN)
  return traced({ method: request.method, route, oneIn }, () =>
    handleChecked(request, env, handle).catch(failed),
  )
}

/** The response to an error that no page could show. */
function failed(error: unknown): Response {
  logFault(error)
  return withSecurityHeaders(plain(500, `Something went wrong. Reference: ${requestId()}`), "")
}

/** One request from its first check to its last header. */
async function handleChecked(
  request: Request,
  env: Env,
  handle: RequestHandler,
): Promise<Response> {
  const secrets = sessionSecrets(env)
  if (!secrets) {
    log("error", "session-secrets.missing-or-short")
    return withSecurityHeaders(plain(500, "The server is not set up."), "")
  }
  const refusal = refuse(request)
  if (refusal) {
    await drainBody(request, drainMaxBytes)
    return withSecurityHeaders(refusal, "")
  }

  const posted = request.method === "POST" ? request.clone() : null
  const { context, response } = await inSession(
    request,
    () => createContext(request, env, secrets),
    (context) => handle(request, context),
  )
  if (posted && context.session.ended) await saveSubmission(context, posted)
  if (posted) await drainBody(posted, drainMaxBytes)
  const result = new Response(response.body, response)
  if (result.status === 503) result.headers.set("Retry-After", retryAfterS)
  if (isPublic(response)) return withSecurityHeaders(result, context.nonce)
  for (const cookie of await context.cookies()) result.headers.append("Set-Cookie", cookie)
  return withSecurityHeaders(result, context.nonce)
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

function refuse(request: Request): Response | null {
  const refusal = refuseAddress(request.url) ?? escapeAddress(request.url)
  if (refusal) return refusal
  if (request.method === "GET") return null
  if (request.method === "HEAD") return refuseHead(request)
  if (request.method !== "POST")
    return plain(405, "Method not allowed.", { Allow: "GET, HEAD, POST" })
  const size = request.headers.get("Content-Length")
  if (isCrossOrigin(request))
    return plain(403, "This form was sent from another site.\nأُرسل هذا النموذج من موقع آخر.")
  if (size === null && request.body)
    return plain(411, "The form came without its length.\nوصل النموذج دون أن يُذكر طوله.")
  if (Number(size) > bodyMaxBytesOf(request))
    return plain(413, "That is more than this form takes.\nأرسلت أكثر مما يتسع له هذا النموذج.")
  return null
}

/**
 * Remix logs an address that it cannot decode, and answers 500 to one that decodes to no path of this
 * site (`/%5C%5C`): such an address is redirected to one with its percent signs escaped.
 */
function escapeAddress(address: string): Response | null {
  const url = new URL(address)
  try {
    return isPathOf(url.origin, decodeURIComponent(url.pathname)) ? null : escaped(url)
  } catch {
    return escaped(url)
  }
}

/** Remix checks the origin of a HEAD for the data of a page, and answers 500. */
function refuseHead(request: Request): Response | null {
  const isData = new URL(request.url).pathname.endsWith(".data")
  return isData && isCrossOrigin(request)
    ? plain(403, "Another site asked for this page.\nطلب موقع آخر هذه الصفحة.")
    : null
}

const isPathOf = (origin: string, path: string) => URL.canParse(path, origin)

function escaped({ pathname, search }: URL): Response {
  const path = pathname.replaceAll("%", "%25").replace(/^\/+/, "/")
  return plain(303, "There is no such page.", { Location: path + search })
}

/** Refuses addresses that no page links to. Remix answers an unknown `_data` with 500. */
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
 * Whether a POST comes from another site, by `Origin` or `Sec-Fetch-Site`. A client that sends neither
 * is not a current browser, so it does not attach cookies on its own.
 */
function isCrossOrigin({ headers, url }: Request): boolean {
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
