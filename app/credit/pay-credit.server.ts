import { judgeOffside } from "#contract/games/offside"
import { welcomePointsMax } from "#contract/limits"
import type { RoundView } from "#game/games"
import type { CreditClaim } from "#game/rounds/credit"
import { isUnavailable, orNull } from "#app/forms/refusals.server"
import type { PlayersReferee } from "#app/referee/referee.server"
import type { Session } from "#app/session/session.server"
import type { Toasts } from "#app/toast/toast.server"
import { orMissing } from "#app/upstream/errors.server"
import type { UpstreamClient } from "#app/upstream/upstream.server"

export interface Payer {
  readonly session: Session
  readonly upstream: UpstreamClient
}

/**
 * The outcome. `reported`: the API has the judgements, and no call was left for the points, or there are none.
 * `postponed`: the API did not take the claim, and the next one may be tried. `unavailable`: the API could not be
 * asked. `nothing`: no credit is pending, or another caller has the claim.
 */
export type Payment =
  | { readonly state: "paid"; readonly view: RoundView | null }
  | { readonly state: "reported" | "postponed" | "unavailable" | "nothing" }

interface PayOptions {
  readonly roundId?: string | undefined
  /** How many calls of the upstream may be made; 2 by default. With 1, a page waits and can do without the reply. */
  readonly mostCalls?: 1 | 2
}

/**
 * Has the API credit the points of a round, if they are pending and no other caller has the claim. If the API
 * is unavailable or does not know the round, the credit stays pending.
 */
export async function payCredit(
  context: Payer,
  referee: PlayersReferee,
  wanted: PayOptions = {},
): Promise<Payment> {
  const claim = await referee.run({ type: "claimCredit", roundId: wanted.roundId })
  return claim ? payClaim(context, referee, claim, wanted) : { state: "nothing" }
}

export async function payClaim(
  context: Payer,
  referee: PlayersReferee,
  claim: CreditClaim,
  wanted: PayOptions,
): Promise<Payment> {
  const { roundId, mostCalls = 2 } = wanted
  const { points } = claim
  // The API needs older judgements first, so the claim may be for an older round.
  const isOther = roundId !== undefined && claim.roundId !== roundId
  let isReported = false
  try {
    const isSoon = mostCalls === 1
    const reported = await reportJudgements(context, claim, isSoon)
    isReported = reported === "taken" || points === null
    if (reported === "refused" && !isReported) return await postpone(referee, claim)
    let payment: Payment = { state: "reported" }
    if (points === null || (isReported && isSoon))
      await referee.run({ type: "releaseCredit", roundId: claim.roundId, isReported })
    else payment = await claimPoints(context, referee, { ...claim, points }, isSoon)
    return isOther && !isSoon ? await payCredit(context, referee, wanted) : payment
  } catch (error) {
    await referee.run({ type: "releaseCredit", roundId: claim.roundId, isReported })
    if (isUnavailable(error)) return { state: "unavailable" }
    throw error
  }
}

/**
 * The API would close a round of offside that has no judgements with 0 points, so they are sent first, to an
 * upstream that takes them.
 */
async function reportJudgements({ upstream, session }: Payer, claim: CreditClaim, isSoon: boolean) {
  const { attempt, judgements } = claim
  const isPupil = session.person?.role === "Student"
  if (!isPupil || !judgements || attempt === undefined) return "not needed"
  const body = { attempt, judgements: [...judgements] }
  const reply = await orMissing(upstream.call(judgeOffside, { body }, isSoon))
  if (!reply) return "not needed"
  const { status } = reply
  if (status === 200 || status === 409) return "taken"
  // The API does not know the attempt, or has no such call: add/{points} decides the outcome.
  return status === 404 ? "not needed" : "refused"
}

async function claimPoints(
  { upstream, session }: Payer,
  referee: PlayersReferee,
  claim: CreditClaim & { readonly points: number },
  isSoon: boolean,
): Promise<Payment> {
  const answer = await upstream.accounts.addPoints(claim.points, claim.attempt, isSoon)
  if (answer.status !== 200 || answer.body.claim === "unknown") return postpone(referee, claim)
  const { totalpoints } = answer.body
  const before = session.person?.points ?? null
  const { roundId } = claim
  const view = await referee.run({ type: "settleCredit", roundId, total: totalpoints, before })
  session.setPoints(totalpoints)
  return { state: "paid", view }
}

async function postpone(referee: PlayersReferee, { roundId }: CreditClaim): Promise<Payment> {
  await referee.run({ type: "postponeCredit", roundId })
  return { state: "postponed" }
}

/**
 * Has the API credit what the trials before the sign-up were worth. Every call but the first changes nothing, so it is
 * made again until it is answered.
 */
export async function payWelcome({
  session,
  upstream,
  toasts,
}: Payer & { readonly toasts: Pick<Toasts, "put"> }): Promise<void> {
  if (session.welcome === 0) return
  const points = Math.min(session.welcome, welcomePointsMax)
  const reply = await orNull(orMissing(upstream.accounts.welcome(points)))
  if (reply === null) return
  session.setWelcome(0)
  if (reply?.status !== 200) return
  const { totalpoints, credited } = reply.body
  session.raisePoints(totalpoints)
  if (credited > 0) toasts.put("success", "toast.welcomed", String(credited))
}
