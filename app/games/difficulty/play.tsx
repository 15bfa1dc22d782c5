import type { DifficultyAnswered, DifficultyPlaying } from "#game/difficulty/view"
import type { PlayPart } from "#app/play/play-frame.tsx"
import { Result } from "./result"
import { Round } from "./round"

/** The components of this game on its play page. */
export const difficultyPlay: PlayPart<DifficultyPlaying, DifficultyAnswered> = {
  game: "difficulty",
  Round,
  Result,
}
