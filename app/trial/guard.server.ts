import { gameNames } from "#contract/words"
import type { RoundView } from "#game/games"
import type { AppContext } from "#app/server/context.server"
import { toLogin } from "#app/session/guards.server"
import type { TrialsView } from "./trial-view"

export const offersTrials = async ({ session, offers }: AppContext): Promise<boolean> =>
  !session.person && !session.ended && (await offers()).hasTrials

export const offersFun = async ({ offers }: AppContext): Promise<boolean> =>
  !(await offers()).isEmpty

export const leadsToTrials = async (context: AppContext): Promise<boolean> =>
  (await offersTrials(context)) && (await offersFun(context))

export async function requireTrials(request: Request, context: AppContext): Promise<void> {
  if (!(await offersTrials(context))) throw toLogin(request, context)
}

export const viewTrials = async (
  { offers }: AppContext,
  rounds: readonly RoundView[],
): Promise<TrialsView> => ({
  begun: rounds.map(({ game, source, phase }) => ({ game, source, phase })),
  open: gameNames.filter((game) => rounds.every((round) => round.game !== game)),
  isEmpty: (await offers()).isEmpty,
})

/** What the visitor's trials would be worth to a pupil who signs up now; 0 if the upstream credits nothing. */
export async function promisedPoints({ visitor, offers }: AppContext): Promise<number> {
  const known = await visitor.known()
  return known && (await offers()).hasWelcome ? known.points(null) : 0
}
