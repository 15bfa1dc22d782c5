import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare"
import { type AppContext, createContext } from "./context.server"
import { type Env, sessionSecrets } from "./env.server"
import { typedFields } from "./session/typed-fields.server"
import { withSecurityHeaders } from "./security-headers.server"

/** No form of this site is larger, but the one that takes a picture and those that take questions. */
const bodyMaxBytes = 64 * 1024
/** Up to 24 texts: one that is far too long is told so at its field. */
const questionsMaxBytes = 2 * 1024 * 1024
const questionsPath = /^\/make-[a-z-]+\/[a-z]+(\.data)?$/
/** More than a picture may have: one that is somewhat too large is told so at its field. */
const uploadMaxBytes = 16 * 1024 * 1024
/** A browser that is answered before it has sent all shows no answer: so much is heard out, and kept nowhere. */
const heardOutBytes = 64 * 1024 * 1024
/** What is too busy or out of reach is worth another try after so many seconds. */
const retryAfterS = "5"
const uploadPath = /^\/admin\/add-subject(\.data)?$/

/** One request from its first check to its last header. */
export async function answer(request: Request, env: Env, build: ServerBuild): Promise<Response> {
  const secrets = sessionSecrets(env)
  if (!secrets) {
    console.error("SESSION_SECRETS is missing or shorter than 32 characters; nothing is served")
    return plain(500, "The server is not set up.")
  }
  const refusal = await refuse(request)
  if (refusal) return withSecurityHeaders(refusal, "")

  const context = await createContext(request, env, secrets)
  const posted = request.method === "POST" ? request.clone() : null
  const response = await createRequestHandler(build)(request, context)
  if (posted && context.session.ended) await keepForm(context, posted)
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
    console.error(error)
  }
}

async function refuse(request: Request): Promise<Response | null> {
  if (request.method === "GET" || request.method === "HEAD") return null
  if (request.method !== "POST")
    return plain(405, "Method not allowed.", { Allow: "GET, HEAD, POST" })
  const size = request.headers.get("Content-Length")
  if (isForeign(request)) {
    await hearOut(request, size)
    return plain(403, "This form was sent from another site.")
  }
  if (size === null && request.body) return plain(411, "Say first how long the form is.")
  if (Number(size) > bodyMaxBytesOf(request)) {
    await hearOut(request, size)
    return plain(413, "That is more than this form takes.")
  }
  return null
}

/** What says that it has an end, and a near one. */
async function hearOut({ body }: Request, size: string | null): Promise<void> {
  if (size !== null && Number(size) <= heardOutBytes) await body?.pipeTo(new WritableStream())
}

function bodyMaxBytesOf({ url }: Request): number {
  const { pathname } = new URL(url)
  if (uploadPath.test(pathname)) return uploadMaxBytes
  return questionsPath.test(pathname) ? questionsMaxBytes : bodyMaxBytes
}

/** A POST from another site. Clients that send no Origin are no browsers, and carry no cookies by accident. */
function isForeign(request: Request): boolean {
  const origin = request.headers.get("Origin")
  if (origin !== null) return origin !== new URL(request.url).origin
  const site = request.headers.get("Sec-Fetch-Site")
  return site !== null && site !== "same-origin" && site !== "none"
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
  })
}
