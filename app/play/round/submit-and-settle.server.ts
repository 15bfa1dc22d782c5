import type { Game } from "#contract/words"
import { payClaim } from "#app/credit/pay-credit.server"
import { settledRounds } from "#app/credit/player.server"
import type { ReplyOf, RoundView } from "#game/games"
import { rememberRun } from "./remember-round.server"
import { redirectToPlay, type Play, type PlayServer } from "#app/play/play.server"
import { redirectToRound } from "./redirect-to-round.server"
import type { SentRound } from "./sent-form.server"

/**
 * Has the API judge a submission, records the verdict and has the points credited. If the API fails, the
 * submission is released, and the next try submits the same answer.
 */
export async function submitAndSettle<G extends Game>(
  play: Play<G>,
  sent: SentRound,
  part: PlayServer<G>,
  { submission }: Extract<ReplyOf<G>, { state: "judge" }>,
) {
  const { judging } = part
  if (!judging) throw new Error(`${play.key.game} has nothing that the API judges.`)
  const { referee, key } = play
  const settled = async () =>
    referee.command(key, await judging.settle(play, submission, sent.roundId))
  const reply = await settled().catch(async (error: unknown) => {
    await referee.command(key, judging.release(sent.roundId))
    throw error
  })
  return reply.state === "settled" ? rememberAndSettle(play, reply, part) : redirectToPlay(play)
}

export function rememberAndSettle<G extends Game>(
  play: Play<G>,
  reply: Extract<ReplyOf<G>, { state: "settled" }>,
  part: PlayServer<G>,
) {
  play.context.countPlay({ game: part.game, isAllRight: part.isAllRight(reply.view) })
  rememberRun(play, reply.view, part)
  return settleRound(play, reply)
}

/** Thrown for a reply of the API without a verdict, which counts as unavailable. */
export const noVerdict = () => new Response(null, { status: 503 })

/**
 * Has the points of a round that was just judged credited, and redirects to its result. If no credit of the
 * player is pending any more, that page reads the round from memory and does not call the referee.
 */
async function settleRound<G extends Game>(
  play: Play<G>,
  { view, claim, canBeKept }: Extract<ReplyOf<G>, { state: "settled" }>,
) {
  const { roundId } = view
  const payment = claim && (await payClaim(play.context, play.referee, claim, { roundId }))
  const settled = payment?.state === "paid" ? payment.view : view
  const isPending = payment?.state === "unavailable"
  const isKept = settled && isDone(settled) && canBeKept && !isPending && !play.player.isVisitor
  if (isKept) settledRounds.remember(play.referee.player, settled)
  return redirectToRound(play, view, roundId)
}

const isDone = (view: RoundView) => view.phase === "answered" && view.credit.state !== "pending"
