import type { OffsideAnswered, OffsidePlaying } from "#game/offside/view"
import type { PlayPart } from "#app/play/play-frame.tsx"
import { Result } from "./result"
import { Round } from "./round"

/** What the play page of this game shows. */
export const offsidePlay: PlayPart<OffsidePlaying, OffsideAnswered> = {
  game: "offside",
  Round,
  Result,
}
