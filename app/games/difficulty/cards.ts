import type { GameCards } from "../game-cards"

export const difficultyCards: GameCards = {
  Answer: null,
  linesTitle: "record.hints",
  Lines: () => null,
  hasAnswerText: true,
}
