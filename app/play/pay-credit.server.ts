import type { CreditClaim } from "#game/referee"
import type { AppContext } from "#app/server/context.server"
import { isUnavailable } from "#app/forms/unavailable.server"
import type { PlayersReferee } from "#app/referee/referee.server"

type Payer = Pick<AppContext, "upstream" | "session" | "capabilities">

/**
 * What came of it: `told` the API has the judgements and no call was left for the points, `postponed`
 * it did not take the claim and the next debt may be tried, `unavailable` it could not be asked,
 * `nothing` is owed, or somebody else is at it.
 */
export type Payment = "paid" | "told" | "postponed" | "unavailable" | "nothing"

/**
 * Has what a round won credited by the API, if it is owed and nobody else is at it. Where the API
 * cannot be asked or does not know the round, the referee keeps owing: nothing is lost.
 */
export async function payCredit(
  context: Payer,
  referee: PlayersReferee,
  roundId?: string,
  mostCalls = 2,
): Promise<Payment> {
  // Where an older round has to be heard first, the claim is of that one.
  const claim = await referee.claimCredit(roundId)
  if (!claim) return "nothing"
  let isTold = false
  try {
    const told = await tellJudgements(context, claim)
    isTold = told === "taken"
    if (told === "refused") return await postpone(referee, claim)
    if (isTold && mostCalls === 1) {
      await referee.releaseCredit(claim.roundId, isTold)
      return "told"
    }
    const payment = await claimPoints(context, referee, claim)
    const isOther = roundId !== undefined && claim.roundId !== roundId
    return isOther ? await payCredit(context, referee, roundId, mostCalls) : payment
  } catch (error) {
    await referee.releaseCredit(claim.roundId, isTold)
    if (isUnavailable(error)) return "unavailable"
    throw error
  }
}

/**
 * Without its judgements a round of offside would be closed with nothing, so they come first. Where
 * the upstream cannot say whether it takes them, the claim waits until it can.
 */
async function tellJudgements({ upstream, capabilities }: Payer, claim: CreditClaim) {
  const { attempt, judgements } = claim
  if (!judgements || attempt === undefined) return "not needed"
  const takesJudgements = await capabilities.tells("offside-judgements")
  if (takesJudgements === null) throw new Response(null, { status: 503 })
  if (!takesJudgements) return "not needed"
  const { status } = await upstream.play.judgeOffside({ attempt, judgements: [...judgements] })
  if (status === 200 || status === 409) return "taken"
  // Of nothing that the API knows, or it has no such call: add/{points} says what becomes of it.
  return status === 404 ? "not needed" : "refused"
}

async function claimPoints(
  { upstream, session }: Payer,
  referee: PlayersReferee,
  claim: CreditClaim,
) {
  const answer = await upstream.accounts.addPoints(claim.points, claim.attempt)
  if (answer.status !== 200 || answer.body.claim === "unknown") return postpone(referee, claim)
  const { totalpoints } = answer.body
  await referee.settleCredit(claim.roundId, totalpoints, session.person?.points ?? null)
  session.setPoints(totalpoints)
  return "paid"
}

async function postpone(referee: PlayersReferee, { roundId }: CreditClaim) {
  await referee.postponeCredit(roundId)
  return "postponed" as const
}
