import type { AppContext } from "#app/server/context.server"

type Context = Pick<AppContext, "session" | "endedSessions" | "upstream">

/**
 * Ends the session here, whatever else fails. The referee ends copies of its cookie, and an upstream that has
 * the call ends its token. Failures of these two are not shown, because the person could do nothing about them.
 */
export async function leaveSession({ session, endedSessions, upstream }: Context) {
  if (session.person) {
    // The upstream client has logged a failed call.
    await Promise.all([endedSessions.endThis(), upstream.accounts.logout().catch(() => {})])
  }
  session.signOut()
}
