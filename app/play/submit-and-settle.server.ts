import type { Game } from "#contract/words"
import type { ReplyOf } from "#game/games"
import { rememberRun } from "./remember-round.server"
import { redirectToPlay, type Play, type PlayServer } from "./play.server"
import type { Sent } from "./sent-form.server"
import { settleRound } from "./settled-rounds.server"

/**
 * Has the API judge a submission, records the verdict and has the points credited. If the API fails, the
 * submission is released, and the next try submits the same answer.
 */
export async function submitAndSettle<G extends Game>(
  play: Play<G>,
  sent: Sent,
  part: PlayServer<G>,
  { submission }: Extract<ReplyOf<G>, { state: "judge" }>,
) {
  const { judging } = part
  if (!judging) throw new Error(`${play.key.game} has nothing that the API judges.`)
  const { referee, key } = play
  const settled = async () =>
    referee.play(key, await judging.settle(play, submission, sent.roundId))
  const reply = await settled().catch(async (error: unknown) => {
    await referee.play(key, judging.release(sent.roundId))
    throw error
  })
  return reply.state === "settled" ? rememberAndSettle(play, reply, part) : redirectToPlay(play)
}

/** Counts a judged round, adds it to the run of the session and has its points credited. */
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
