import type { AppContext } from "~/context.server"
import type { PlayersReferee } from "~/referee/referee.server"
import { isUnavailable } from "~/forms/unavailable.server"

/**
 * Has what a round won credited by the API, if it is owed and nobody else is at it.
 * Where the API cannot be asked, the referee keeps owing: nothing is lost, nothing thrown.
 * True where something was credited.
 */
export async function payCredit(
  { upstream, session }: Pick<AppContext, "upstream" | "session">,
  referee: PlayersReferee,
  roundId?: string,
): Promise<boolean> {
  const claim = await referee.claimCredit(roundId)
  if (!claim) return false
  try {
    const answer = await upstream.accounts.addPoints(claim.points, claim.attempt)
    if (answer.status === 200) {
      const { totalpoints } = answer.body
      await referee.settleCredit(claim.roundId, totalpoints, session.person?.points ?? null)
      session.setPoints(totalpoints)
      return true
    }
  } catch (error) {
    await referee.releaseCredit(claim.roundId)
    if (isUnavailable(error)) return false
    throw error
  }
  await referee.releaseCredit(claim.roundId)
  return false
}
