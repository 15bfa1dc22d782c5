import type { Game } from "#contract/words"
import type { RoundView, ViewOf } from "#game/games"
import { roundKeyText } from "#game/rounds/round-key"
import { isPractice } from "#game/sources/source"
import { withChoice } from "#game/sources/sources"
import { withRound } from "#app/session/state.server"
import type { Play, PlayServer } from "#app/play/play.server"

export function rememberLastPlayed(
  { context: { session }, key: { game, source } }: Play,
  round: RoundView | null,
): void {
  if (isPractice(source)) return
  const here = { game, source: withChoice(source, {}) }
  if (round) session.setLastPlayed(here)
  else if (session.lastPlayed && roundKeyText(session.lastPlayed) === roundKeyText(here))
    session.setLastPlayed(null)
}

/** Rounds of visitors and practice do not count. */
export function rememberRun<G extends Game>(
  { context: { session } }: Play<G>,
  view: ViewOf<G>,
  part: PlayServer<G>,
): void {
  const round: RoundView = view
  if (!session.person || round.phase !== "answered" || isPractice(round.source)) return
  session.setRun(withRound(session.run, { ...round, isAllRight: part.isAllRight(view) }))
}

export function getPraise({ context: { session } }: Play, round: RoundView | null) {
  const { run } = session
  return run && round && run.roundId === round.roundId
    ? { inRow: run.inRow, isBest: run.isBest }
    : null
}
