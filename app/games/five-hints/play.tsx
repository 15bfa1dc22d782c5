import type { FiveHintsAnswered, FiveHintsPlaying } from "#game/five-hints/view"
import type { PlayPart } from "#app/play/play-frame.tsx"
import { Result } from "./result"
import { Round } from "./round"

/** What the play page of this game shows. */
export const fiveHintsPlay: PlayPart<FiveHintsPlaying, FiveHintsAnswered> = {
  game: "five-hints",
  Round,
  Result,
}
