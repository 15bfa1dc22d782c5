import type { ComponentType } from "react"
import type { Game } from "#contract/words"
import { difficultyReview } from "./difficulty/cards"
import { fiveHintsReview } from "./five-hints/review"
import { offsideReview } from "./offside/review"

/** How a waiting question of one game is shown, below its text. */
interface GameReview {
  /** `lines`: hints or statements; `answer`: as the API stores it. */
  readonly Lines: ComponentType<{ lines: readonly string[]; answer: string }>
  readonly hasAnswerText: boolean
}

export const reviews: Readonly<Record<Game, GameReview>> = {
  "five-hints": fiveHintsReview,
  offside: offsideReview,
  difficulty: difficultyReview,
}
