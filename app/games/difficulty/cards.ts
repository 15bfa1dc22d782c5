import type { GameCards } from "../game-cards"

/** An item has no hints or statements. */
export const difficultyCards: GameCards = {
  Answer: null,
  linesTitle: "record.hints",
  Lines: () => null,
  hasAnswerText: true,
}
