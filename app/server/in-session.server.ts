import type { AppContext } from "./context.server"
import type { RouteNeeds } from "#app/route-needs"

type Context = Pick<AppContext, "session" | "endedSessions" | "noteConfirmation"> & {
  readonly player: Pick<AppContext["player"], "paysFirst">
}

interface Handled<C> {
  readonly method: string
  readonly needs: RouteNeeds
  readonly createContext: () => Promise<C>
  readonly handle: (context: C) => Promise<Response>
}

/**
 * Handles a request as the person of its session, or signed out if that session was ended on another device. A page is
 * handled while the referee is asked, and handled again in the rare case that the session has ended; a form waits for
 * the reply, unless its command to the referee checks the session too.
 */
export async function inSession<C extends Context>({
  method,
  needs,
  createContext,
  handle,
}: Handled<C>): Promise<{ readonly context: C; readonly response: Response }> {
  const context = await createContext()
  if (needs.isForNobody) return { context, response: await handle(context) }
  await context.noteConfirmation()
  const { session, endedSessions, player } = context
  if (method === "POST" && !needs.checksSession) {
    if (await endedSessions.isThisOver()) session.end()
    return { context, response: await handle(context) }
  }
  if (method !== "POST" && !player.paysFirst) void endedSessions.isThisOver()
  const response = await handle(context)
  if (!(await endedSessions.isThisOver())) return { context, response }
  await response.body?.cancel()
  const anew = await createContext()
  anew.session.end()
  return { context: anew, response: await handle(anew) }
}
