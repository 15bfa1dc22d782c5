import type { DifficultyAnswered, DifficultyPlaying } from "#game/difficulty/view"
import type { PlayPart } from "#app/play/play-frame.tsx"
import { Result } from "./result"
import { Round } from "./round"

/** What the play page of this game shows. */
export const difficultyPlay: PlayPart<DifficultyPlaying, DifficultyAnswered> = {
  game: "difficulty",
  Round,
  Result,
}
