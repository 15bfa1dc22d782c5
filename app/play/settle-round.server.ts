import type { Game } from "#contract/words"
import type { ReplyOf, RoundView } from "#game/games"
import { payClaim } from "./pay-credit.server"
import { redirectToPlay, type Play } from "./play.server"
import { settledRounds } from "./settled-rounds.server"

/**
 * Has the points of a round that was just judged credited; then the page with its result. Where nothing
 * of the player is pending any more, that page finds the round in memory and asks no referee.
 */
export async function settleRound<G extends Game>(
  play: Play<G>,
  { view, claim, canBeKept }: Extract<ReplyOf<G>, { state: "settled" }>,
) {
  const { roundId } = view
  const payment = claim && (await payClaim(play.context, play.referee, claim, { roundId }))
  const settled = payment?.state === "paid" ? payment.view : view
  if (settled && isDone(settled) && canBeKept) settledRounds.remember(play.referee.player, settled)
  return redirectToPlay(play, roundId)
}

const isDone = (view: RoundView) => view.phase === "answered" && view.credit.state !== "pending"
