import type { AppContext } from "#app/context.server"

type Context = Pick<AppContext, "session" | "endedSessions">

/** They show nobody, and pages ask for several of them. */
const forEverybody = /^\/(images\/|healthz|manifest\.webmanifest|robots\.txt|sitemap\.xml)/

/**
 * Answers a request for whom its session belongs to, or for nobody where that session was ended
 * elsewhere. A page is made while that is asked, and made again in that rare case; whatever may change
 * something waits for the word.
 */
export async function inSession<C extends Context>(
  request: Request,
  createContext: () => Promise<C>,
  handle: (context: C) => Promise<Response>,
): Promise<{ readonly context: C; readonly response: Response }> {
  const context = await createContext()
  if (forEverybody.test(new URL(request.url).pathname))
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
