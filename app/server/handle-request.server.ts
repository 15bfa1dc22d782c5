import type { ServerBuild } from "@remix-run/cloudflare"
import { drainBody } from "#platform/drain-body"
import { getSampleRate } from "#platform/request-id"
import { type AppContext, createContext } from "./context.server"
import { getApiOrigin } from "./api-origin.server"
import { type Env, sessionSecrets } from "./env.server"
import { log, logFault, requestId, traced } from "#app/log/log.server"
import { wrapHandler } from "./route-handlers.server"
import { inSession } from "./in-session.server"
import { typedFields } from "#app/session/typed-fields.server"
import { withSecurityHeaders } from "./security-headers.server"
import { refuseRequest, plainTextResponse } from "./refuse-request.server"

/** Browsers show no response before they have sent the whole body, so up to this much of the rest is drained. */
const drainMaxBytes = 64 * 1024 * 1024
const retryAfterS = "5"

export function handleRequest(request: Request, env: Env, build: ServerBuild): Promise<Response> {
  const { route, needs, handle } = wrapHandler(build, new URL(request.url).pathname)
  const oneIn = getSampleRate(env.LOG_ONE_IN)
  return traced({ method: request.method, route, oneIn }, () =>
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
  const refusal = refuseRequest(request, needs)
  if (refusal) {
    await drainBody(request, drainMaxBytes)
    return withSecurityHeaders(refusal, "")
  }

  const isPost = request.method === "POST"
  const { context, response } = await inSession({
    method: request.method,
    needs,
    createContext: () => createContext(request, env, { secrets, needs }),
    // A form is read again if its session has ended, to save what was typed.
    handle: (context) => handle(isPost ? copyResponse(request) : request, context),
  })
  if (isPost && context.session.ended) await saveSubmission(context, request)
  if (isPost) await drainBody(request, drainMaxBytes)
  const result = new Response(response.body, response)
  if (result.status === 503) result.headers.set("Retry-After", retryAfterS)
  if (isPublic(response)) return withSecurityHeaders(result, context.nonce)
  for (const cookie of await context.cookies()) result.headers.append("Set-Cookie", cookie)
  return withSecurityHeaders(result, context.nonce)
}

function notSetUp(event: "session-secrets.missing-or-short" | "api-url.no-origin"): Response {
  log("error", event)
  return withSecurityHeaders(plainTextResponse(500, "The server is not set up."), "")
}

/** Its type is that of a request, which the types of the runtime do not say of a clone. */
function copyResponse(request: Request): Request
function copyResponse(request: Request): unknown {
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
