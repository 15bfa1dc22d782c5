import type { AppContext } from "#app/server/context.server"
import { toLogin } from "#app/session/guards.server"

/** Trials are for visitors, if the upstream has them. A person whose session has ended is not a visitor. */
export const offersTrials = async ({ session, offers }: AppContext): Promise<boolean> =>
  !session.person && !session.ended && (await offers()).hasTrials

export async function requireTrials(request: Request, context: AppContext): Promise<void> {
  if (!(await offersTrials(context))) throw toLogin(request, context)
}
