import type { OffsideAnswered, OffsidePlaying } from "#game/offside/view"
import type { PlayPart } from "#app/play/play-frame.tsx"
import { Result } from "./result"
import { Round } from "./round"

/** The components of this game on its play page. */
export const offsidePlay: PlayPart<OffsidePlaying, OffsideAnswered> = {
  game: "offside",
  Round,
  Result,
}
