import { internalHeaders, internalOrigin } from "#platform/internal-headers"
import { getRegion, type Region } from "#platform/network"
import type { Language } from "#contract/words"
import { getRequestLanguage, keepAddressLanguage } from "#app/i18n/language.server"
import { createTranslator } from "#app/i18n/translator.server"
import { createCookieProbe, nameDevice } from "#app/session/session-cookies.server"
import { createEndedSessions } from "#app/session/ended-sessions.server"
import { createSavedSubmissions } from "#app/session/saved-submissions.server"
import { noteConfirmation, toLogin } from "#app/session/guards.server"
import { createContactMailer, toMailSender } from "#app/mail/contact-mailer.server"
import { countingPlays, logFault, requestId, countUpstreamCall } from "#app/log/log.server"
import { refereesIn, inJurisdiction } from "#app/referee/referee.server"
import { createVisitor } from "#app/referee/visitor.server"
import { isOfData } from "#app/session/return-path.server"
import { readSession, type Session } from "#app/session/session.server"
import { readLite } from "#app/theme/lite.server"
import { readTheme } from "#app/theme/theme.server"
import { createToasts } from "#app/toast/toast.server"
import { type Destination, retryWhenBusy, connectTo } from "#app/upstream/connect-to.server"
import { createCapabilities, type Capabilities } from "#app/upstream/capabilities.server"
import { pictureAddress } from "#app/upstream/pictures.server"
import { getOrigin } from "#app/seo/meta-tags.server"
import { createPlayer } from "#app/credit/player.server"
import type { RouteNeeds } from "#app/route-needs"
import type { UpstreamConnection } from "#app/upstream/reach.server"
import { createUpstream } from "#app/upstream/upstream.server"
import type { Env } from "./env.server"

export type AppContext = Awaited<ReturnType<typeof createContext>>

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends AppContext {}
  interface Future {
    v3_singleFetch: true
  }
}

interface Setting {
  readonly secrets: string[]
  readonly needs: RouteNeeds
}

/** The context of loaders and actions, which never see the Worker's bindings. */
export async function createContext(request: Request, env: Env, { secrets, needs }: Setting) {
  const session = await readSession(request, secrets)
  const language = await getRequestLanguage(request)
  const toasts = createToasts(request, secrets)
  const lite = readLite(request)
  const chosen = keepAddressLanguage(request)
  const cookieProbe = createCookieProbe(request)
  const address = request.headers.get("CF-Connecting-IP") ?? ""
  const origin = getOrigin(request, env.APP_URL)
  const destination = toDestination(env, { request, address, origin, session })
  const { host: upstreamHost, transport } = destination
  const { connection, memory } = connectTo(destination, request.method)
  const objects = getObjects(env, session)
  const refereeOf = refereesIn(objects.players, upstreamHost)
  const savedSubmissions = createSavedSubmissions({ refereeOf, request, session, secrets })
  const visitor = createVisitor({ ...objects, upstreamHost, request, secrets, address })
  const capabilities = createCapabilities(memory, connection, language)
  const parts = { request, session, toasts, savedSubmissions, language, capabilities }
  const clientBy = clientsFor(parts)
  const upstream = clientBy(connection)
  const endedSessions = createEndedSessions({ refereeOf, session })
  return {
    nonce: crypto.randomUUID(),
    requestId: requestId(),
    logFault,
    isPlain: needs.isPlain === true,
    lite,
    hasOfflinePage: env.SERVICE_WORKER !== "off",
    /** Hidden fields of the page by name, which are in its HTML and not in its data. */
    htmlFields: new Map<string, string>(),
    countPlay: countingPlays(env.PLAYS, language),
    session,
    isSubmission: request.method === "POST",
    isOfData: isOfData(new URL(request.url).pathname),
    timeZone: () => getTimeZone(request),
    toasts,
    cookieProbe,
    theme: await readTheme(request, secrets),
    i18n: await createTranslator(language),
    upstream,
    newUpstream: () => clientBy(connectTo(destination, request.method).connection),
    upstreamHost,
    openUpstreamSocket: env.API_URL ? null : transport,
    capabilities,
    offers: capabilities.offers,
    offeredPages: capabilities.pages,
    noteConfirmation: () => noteConfirmation({ session, upstream }),
    pictureAddress: (image: string) => pictureAddress(image, originOfUpstream(env)),
    refereeOf,
    visitor,
    savedSubmissions,
    player: createPlayer({ request, needs, session, upstream, refereeOf, endedSessions, toasts }),
    endedSessions,
    contactMailer: contactMailerOf(env, session.person?.id, address),
    origin,
    hasAddressAndMail: Boolean(origin && env.CONTACT_TO && env.MAIL),
    cookies: () => committed(session, toasts, savedSubmissions, visitor, cookieProbe, lite, chosen),
  }
}

/** `device` names an object of its own, if somebody has logged in on it. */
const getObjects = ({ PLAYERS, NETWORKS, JURISDICTION }: Env, { jar }: Session) => ({
  players: inJurisdiction(PLAYERS, JURISDICTION),
  networks: inJurisdiction(NETWORKS, JURISDICTION),
  device: () => nameDevice(jar.cookies),
})

interface Committing {
  readonly commit: () => string[] | Promise<string[]>
}

async function committed(...parts: readonly Committing[]): Promise<string[]> {
  const cookies: string[] = []
  for (const part of parts) cookies.push(...(await part.commit()))
  return cookies
}

const getTimeZone = ({ cf }: Request) =>
  typeof cf?.timezone === "string" ? cf.timezone : undefined

const contactMailerOf = (env: Env, personId: string | undefined, address: string) =>
  createContactMailer({
    mail: env.MAIL,
    limit: env.CONTACT_LIMIT,
    to: env.CONTACT_TO,
    sender: toMailSender(personId, address),
  })

interface ClientInfo {
  readonly request: Request
  readonly address: string
  readonly origin: string | null
  readonly session: Session
}

const toDestination = (env: Env, client: ClientInfo): Destination => ({
  host: getHost(env),
  transport: retryWhenBusy(chooseTransport(env, client)),
  limits: env.UPSTREAM_LIMITS,
})

/** Sends calls to the API. The internal headers go to the reference API only. */
function chooseTransport(env: Env, { request, address, origin, session }: ClientInfo) {
  const base = env.API_URL || internalOrigin
  let region: Region | null = null
  return async (path: string, init: RequestInit) => {
    countUpstreamCall()
    const call = new Request(new URL(path, base), init)
    if (env.API_URL) return fetch(call)
    // Read only here: each access to `cf` parses it, and not every page makes a call.
    region ??= getRegion(request.cf ?? {})
    if (address) call.headers.set(internalHeaders.address, address)
    if (region) call.headers.set(internalHeaders.region, region)
    if (origin) call.headers.set(internalHeaders.appOrigin, origin)
    if (requestId()) call.headers.set(internalHeaders.requestId, requestId())
    if (session.bookmark) call.headers.set(internalHeaders.bookmark, session.bookmark)
    const response = await env.API.fetch(call)
    session.setBookmark(response.headers.get(internalHeaders.bookmark) ?? "")
    return response
  }
}

const originOfUpstream = ({ API_URL }: Env): string | null =>
  API_URL ? new URL(API_URL).origin : null

/** Part of every player's key: two upstreams may use the same ids for different people. */
function getHost(env: Env): string {
  return env.API_URL ? new URL(env.API_URL).host : "reference"
}

type ClientParts = Parameters<typeof toLogin>[1] & {
  readonly request: Request
  readonly session: Session
  readonly language: Language
  readonly capabilities: Capabilities
}

/** Makes clients of the upstream. If it no longer accepts the token, they redirect to the login page. */
const clientsFor =
  ({ request, language, capabilities, ...parts }: ClientParts) =>
  (connection: UpstreamConnection) =>
    createUpstream({
      connection,
      session: parts.session,
      language,
      capabilities,
      onSessionOver: () => {
        parts.session.end()
        throw toLogin(request, parts)
      },
    })
