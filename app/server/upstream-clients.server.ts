import { internalHeaders } from "#platform/internal-headers"
import { getRegion, type Region } from "#platform/region"
import { countUpstreamCall, requestId } from "#app/log/log.server"
import type { Session } from "#app/session/session.server"
import type { Env } from "./env.server"
import { toLogin } from "#app/session/guards.server"
import type { Language } from "#contract/words"
import type { Capabilities } from "#app/upstream/capabilities.server"
import type { Reach } from "#app/upstream/reach.server"
import { createUpstream } from "#app/upstream/upstream.server"

interface ClientInfo {
  readonly request: Request
  readonly address: string
  readonly origin: string | null
  readonly session: Session
}

/** Sends calls to the API. The internal headers go to the reference API only. */
export function chooseTransport(env: Env, { request, address, origin, session }: ClientInfo) {
  const base = env.API_URL || "https://api.internal"
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

/** `null` for the reference API, which has no address of its own. */
export const originOfUpstream = ({ API_URL }: Env): string | null =>
  API_URL ? new URL(API_URL).origin : null

/** Part of every player's key: two upstreams may use the same ids for different people. */
export function getHost(env: Env): string {
  return env.API_URL ? new URL(env.API_URL).host : "reference"
}

type ClientParts = Parameters<typeof toLogin>[1] & {
  readonly request: Request
  readonly session: Session
  readonly language: Language
  readonly capabilities: Capabilities
}

/** Makes clients of the upstream. If it no longer accepts the token, they redirect to the login page. */
export const clientsFor =
  ({ request, language, capabilities, ...parts }: ClientParts) =>
  (way: Reach) =>
    createUpstream({
      way,
      session: parts.session,
      language,
      capabilities,
      onSessionOver: () => {
        parts.session.end()
        throw toLogin(request, parts)
      },
    })
