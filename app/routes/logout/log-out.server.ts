import type { AppContext } from "#app/server/context.server"

type Context = Pick<AppContext, "session" | "endedSessions" | "capabilities" | "upstream">

/**
 * Ends the session here, whatever else fails: its copies at the referee, its token at an upstream that
 * knows how. Nobody is told that one of them could not be reached, for nobody could do anything about it.
 */
export async function logOut({ session, endedSessions, capabilities, upstream }: Context) {
  if (session.person) {
    const endToken = async () => {
      if (await capabilities.has("logout")) await upstream.accounts.logout()
    }
    // An upstream that could not be asked has said so in the log.
    await Promise.all([endedSessions.endThis(), endToken().catch(() => {})])
  }
  session.signOut()
}
