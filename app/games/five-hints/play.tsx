import type { FiveHintsAnswered, FiveHintsPlaying } from "#game/five-hints/view"
import type { PlayPart } from "#app/play/play-frame.tsx"
import { Result } from "./result"
import { Round } from "./round"

/** The components of this game on its play page. */
export const fiveHintsPlay: PlayPart<FiveHintsPlaying, FiveHintsAnswered> = {
  game: "five-hints",
  Round,
  Result,
}
