import type { Mailer } from "#platform/mail"
import type { PlayCounts } from "#app/log/log.server"
import type { RateLimit } from "#app/mail/contact-mailer.server"
import type { Objects, PlayerObject } from "#app/referee/referee.server"
import type { NetworkObject } from "#app/referee/visitor.server"

export interface Env {
  readonly API: { fetch(request: Request): Promise<Response> }
  readonly PLAYERS: Objects<PlayerObject>
  readonly NETWORKS: Objects<NetworkObject>
  /** "eu" or "fedramp": the objects run and store there only. */
  readonly JURISDICTION?: string
  readonly MAIL?: Mailer
  readonly CONTACT_TO?: string
  readonly CONTACT_LIMIT?: RateLimit
  readonly APP_URL?: string
  readonly API_URL?: string
  /** One request in this many is logged; errors always are. */
  readonly LOG_ONE_IN?: string
  /** "off" takes the service worker out of the browsers that have it. */
  readonly SERVICE_WORKER?: string
  /** Counts plays; missing if metrics are off, as they are locally. */
  readonly PLAYS?: PlayCounts
  /** Set by tests only: the limits in upstream/limits.server.ts, as JSON. */
  readonly UPSTREAM_LIMITS?: string
  /** Comma-separated, the newest first: the newest signs, and all of them verify. */
  readonly SESSION_SECRETS?: string
}

const secretMin = 32

export function sessionSecrets(env: Env): string[] | null {
  const secrets = (env.SESSION_SECRETS ?? "").split(",").map((secret) => secret.trim())
  return secrets.every((secret) => secret.length >= secretMin) ? secrets : null
}

/**
 * `null` if `API_URL` is more than an origin, whose rest would be ignored, or none. One slash at its end is no path.
 */
export function getApiOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url.origin : null
}
