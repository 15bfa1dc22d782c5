import { passedOn } from "#contract/passed-on"
import { languageOf } from "#app/i18n/language.server"
import { translatorOf } from "#app/i18n/translator.server"
import { createEndedSessions } from "#app/session/ended-sessions.server"
import { createKeptForms } from "#app/session/kept-forms.server"
import { createLetterBox } from "#app/mail/letter-box.server"
import { countUpstreamCall, logFault, requestId } from "#app/log/log.server"
import { createReferee } from "#app/referee/referee.server"
import { toLogin } from "#app/session/guards.server"
import { readSession } from "#app/session/session.server"
import { readTheme } from "#app/theme/theme.server"
import { createToasts } from "#app/toast/toast.server"
import { tryingAgain } from "#app/upstream/try-again.server"
import { createCapabilities } from "#app/upstream/capabilities.server"
import { pictureAddress } from "#app/upstream/pictures.server"
import { createUpstream } from "#app/upstream/upstream.server"
import { wayTo } from "#app/upstream/way.server"
import { originOf } from "#app/world/origin.server"
import type { Env } from "./env.server"

export type AppContext = Awaited<ReturnType<typeof createContext>>

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends AppContext {}
  interface Future {
    v3_singleFetch: true
  }
}

/** What loaders and actions may use. The Worker's bindings stop here. */
export async function createContext(request: Request, env: Env, secrets: string[]) {
  const [session, language] = await Promise.all([
    readSession(request, secrets),
    languageOf(request),
  ])
  const toasts = createToasts(request, secrets)
  const upstreamHost = hostOf(env)
  const forms = env.REFEREE
  const address = request.headers.get("CF-Connecting-IP") ?? ""
  const origin = originOf(request, env.APP_URL)
  const transport = tryingAgain(transportOf(env, { address, origin }))
  const destination = { host: upstreamHost, transport, limits: env.UPSTREAM_LIMITS }
  const { way, capabilities } = wayTo(destination, request.method)
  const keptForms = createKeptForms({ forms, upstreamHost, request, session, secrets })
  return {
    nonce: crypto.randomUUID(),
    /** What this request is called in the logs. */
    requestId: requestId(),
    logFault,
    session,
    /** A form was sent, and its page may come back with what was typed. */
    isSubmission: request.method === "POST",
    toasts,
    theme: await readTheme(request, secrets),
    i18n: await translatorOf(language),
    upstream: createUpstream({
      way,
      session,
      language,
      onSessionOver: () => {
        session.end()
        throw toLogin(request, { session, toasts, keptForms })
      },
    }),
    upstreamHost,
    /** Which calls of ours the upstream has. */
    capabilities: createCapabilities(capabilities, way, language),
    /** Where a browser fetches a picture that the upstream names. */
    pictureAddress: (image: string) => pictureAddress(image, originOfUpstream(env)),
    referee: createReferee(env.REFEREE, upstreamHost),
    keptForms,
    endedSessions: createEndedSessions({ sessions: env.REFEREE, upstreamHost, session }),
    letters: createLetterBox({
      mail: env.MAIL,
      limit: env.CONTACT_LIMIT,
      to: env.CONTACT_TO,
      // A person, wherever they are; of everybody else the address, which a class may share.
      sender: session.person ? `person ${session.person.id}` : `address ${address}`,
    }),
    /** Where the site is, for addresses that leave it; `null` where it does not know. */
    origin,
    /** Every Set-Cookie of this answer; called once, at its end. */
    cookies: async () => [
      ...(await session.commit()),
      ...(await toasts.commit()),
      ...keptForms.commit(),
    ],
  }
}

interface Visit {
  readonly address: string
  readonly origin: string | null
}

/** Sends a request for a path of the API on its way. Our own is told of the visit, others are not. */
function transportOf(env: Env, { address, origin }: Visit) {
  const base = env.API_URL || "https://api.internal"
  return (path: string, init: RequestInit) => {
    countUpstreamCall()
    const request = new Request(new URL(path, base), init)
    if (env.API_URL) return fetch(request)
    if (address) request.headers.set(passedOn.address, address)
    if (origin) request.headers.set(passedOn.appOrigin, origin)
    if (requestId()) request.headers.set(passedOn.requestId, requestId())
    return env.API.fetch(request)
  }
}

const originOfUpstream = ({ API_URL }: Env): string | null =>
  API_URL ? new URL(API_URL).origin : null

/** Players of one upstream are other people than those of another with the same ids. */
function hostOf(env: Env): string {
  return env.API_URL ? new URL(env.API_URL).host : "reference"
}
