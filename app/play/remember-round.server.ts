import type { Game } from "#contract/words"
import type { RoundView, ViewOf } from "#game/games"
import { isPractice } from "#game/rounds/round-key"
import { withRound } from "#app/session/run.server"
import { withoutChoice } from "./named-sources.server"
import type { Play, PlayServer } from "./play.server"

/** Remembers where a round was shown; a chapter or section with nothing left to draw is forgotten. */
export function rememberLastPlayed(
  { context: { session }, key: { game, source } }: Play,
  round: RoundView | null,
): void {
  if (source.category === "practice" || source.practice) return
  const here = { game, source: withoutChoice(source) }
  if (round) session.setLastPlayed(here)
  else if (JSON.stringify(session.lastPlayed) === JSON.stringify(here)) session.setLastPlayed(null)
}

/** Counts a round that was just judged among those of the session. Visitors have none, and practice is not counted. */
export function rememberRun<G extends Game>(
  { context: { session } }: Play<G>,
  view: ViewOf<G>,
  part: PlayServer<G>,
): void {
  const round: RoundView = view
  if (!session.person || round.phase !== "answered" || isPractice(round.source)) return
  session.setRun(withRound(session.run, { ...round, isAllRight: part.isAllRight(view) }))
}

/** What to praise a round for; `null` where nothing is known of it. */
export function praiseOf({ context: { session } }: Play, round: RoundView | null) {
  const { run } = session
  return run && round && run.roundId === round.roundId
    ? { inRow: run.inRow, isBest: run.isBest }
    : null
}
