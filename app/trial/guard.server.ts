import type { AppContext } from "#app/server/context.server"
import { toLogin } from "#app/session/guards.server"

/** Trials are for visitors, where the upstream draws for them. Whose session has ended has an account. */
export const offersTrials = async ({ session, capabilities }: AppContext): Promise<boolean> =>
  !session.person && !session.ended && (await capabilities.has("visitor-play"))

/** Where there are no trials, visitors log in first. */
export async function requireTrials(request: Request, context: AppContext): Promise<void> {
  if (!(await offersTrials(context))) throw toLogin(request, context)
}
