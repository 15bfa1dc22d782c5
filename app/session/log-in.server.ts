import { redirect, redirectDocument } from "@remix-run/cloudflare"
import { hasPacks } from "#app/cookies/packs-cookie.server"
import type { Toasts } from "#app/toast/toast.server"
import type { SignedIn } from "./person.server"
import type { createEndedSessions } from "./ended-sessions.server"
import type { Session } from "./session.server"

interface Credentials {
  readonly email: string
  readonly password: string
}

type Answer =
  | { readonly status: 200; readonly body: SignedIn }
  | { readonly status: 400 | 401 | 403 | 429 | 503 }

interface Dependencies {
  readonly session: Pick<Session, "person" | "signIn" | "setHasClasses">
  readonly endedSessions: Pick<ReturnType<typeof createEndedSessions>, "endThis">
  readonly toasts: Pick<Toasts, "put">
  readonly upstream: {
    readonly accounts: { readonly login: (credentials: Credentials) => Promise<Answer> }
  }
}

/**
 * Starts the session of the person with these credentials, in place of the one that the browser may have: the call
 * sends its cookies, by which the reference API ends its token. Returns the upstream's status: 200 if it has begun.
 */
export async function enterSession(
  { session, endedSessions, toasts, upstream }: Dependencies,
  credentials: Credentials,
  hasClasses: () => Promise<boolean>,
): Promise<Answer["status"]> {
  const answer = await upstream.accounts.login(credentials)
  if (answer.status !== 200) return answer.status
  await endedSessions.endThis()
  session.signIn(answer.body)
  if (session.person?.role === "Teacher") session.setHasClasses(await hasClasses())
  toasts.put("success", "toast.signedIn", answer.body.name)
  return answer.status
}

/** The service worker, which hides packs of others, hears of documents only. */
export const leadOn = (request: Request, path: string) =>
  (hasPacks(request) ? redirectDocument : redirect)(path, 303)
