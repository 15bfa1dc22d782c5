import type { RoundView } from "#game/games"
import { withoutChoice } from "./named-sources.server"
import type { Play } from "./play.server"

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
