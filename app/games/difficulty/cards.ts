import type { GameCards } from "../game-cards"

/** An item has no lines. */
export const difficultyCards: GameCards = {
  Answer: null,
  linesTitle: "record.hints",
  Lines: () => null,
  hasAnswerText: true,
}
