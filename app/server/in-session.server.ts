import type { AppContext } from "./context.server"

type Context = Pick<AppContext, "session" | "endedSessions">

/** These show no personal data, and pages request several of them. */
const withoutPerson = /^\/(images\/|healthz|manifest\.webmanifest|robots\.txt|sitemap\.xml)/

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
  if (withoutPerson.test(new URL(request.url).pathname))
    return { context, response: await handle(context) }
  const isOver = context.endedSessions.isThisOver()
  if (request.method === "POST") {
    if (await isOver) context.session.end()
    return { context, response: await handle(context) }
  }
  const [response, mustRepeat] = await Promise.all([handle(context), isOver])
  if (!mustRepeat) return { context, response }
  await response.body?.cancel()
  const anew = await createContext()
  anew.session.end()
  return { context: anew, response: await handle(anew) }
}
