import type { Game } from "#contract/words"
import type { ReplyOf } from "#game/games"
import { payClaim } from "./pay-credit.server"
import { redirectToPlay, type Play } from "./play.server"

/** Has the points of a round that was just judged credited; then the page with its result. */
export async function settleRound<G extends Game>(
  play: Play<G>,
  { view, claim }: Extract<ReplyOf<G>, { state: "settled" }>,
) {
  if (claim) await payClaim(play.context, play.referee, claim, { roundId: view.roundId })
  return redirectToPlay(play, view.roundId)
}
