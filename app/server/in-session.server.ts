import { gameNames } from "#contract/words"
import type { AppContext } from "./context.server"

type Context = Pick<AppContext, "session" | "endedSessions" | "isPupilsPage" | "noteConfirmation">

/** These responses hold no personal data, and pages request several of them. */
const withoutPerson = /^\/(images\/|healthz|manifest\.webmanifest|robots\.txt|sitemap\.xml)/

/** The pages whose action has the session checked by the command that it sends to the referee. */
const playPath = new RegExp(`^/games/[^/]+/(${gameNames.join("|")})/play-\\1(\\.data)?$`)

/**
 * Handles a request as the person of its session, or signed out where that session was ended on another
 * device. A GET is handled while the referee is asked, and handled again in the rare case that the
 * session has ended; a POST waits for the reply.
 */
export async function inSession<C extends Context>(
  request: Request,
  createContext: () => Promise<C>,
  handle: (context: C) => Promise<Response>,
): Promise<{ readonly context: C; readonly response: Response }> {
  const context = await createContext()
  const { pathname } = new URL(request.url)
  if (withoutPerson.test(pathname)) return { context, response: await handle(context) }
  await context.noteConfirmation()
  if (request.method === "POST") {
    if (!playPath.test(pathname) && (await context.endedSessions.isThisOver()))
      context.session.end()
    return { context, response: await handle(context) }
  }
  // A pupil's page checks the session in its own call to the referee; for others the check starts here.
  if (!context.isPupilsPage) void context.endedSessions.isThisOver()
  const response = await handle(context)
  if (!(await context.endedSessions.isThisOver())) return { context, response }
  await response.body?.cancel()
  const anew = await createContext()
  anew.session.end()
  return { context: anew, response: await handle(anew) }
}
