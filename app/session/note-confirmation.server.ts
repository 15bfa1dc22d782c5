import { logFault } from "#app/log/log.server"
import type { Session } from "./session.server"

interface Dependencies {
  readonly session: Pick<Session, "person" | "confirm">
  readonly upstream: { readonly profile: { readonly isConfirmed: () => Promise<boolean> } }
}

/**
 * Asks the upstream whether a teacher who waits has been confirmed, before each page of such a teacher, so that nobody
 * has to log in again. Never throws: without a reply the teacher waits until the next page.
 */
export async function noteConfirmation({ session, upstream }: Dependencies) {
  if (!session.person?.isWaiting) return
  if (await upstream.profile.isConfirmed().catch(noted)) session.confirm()
}

function noted(error: unknown): false {
  logFault(error)
  return false
}
