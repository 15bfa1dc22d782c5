import type { GameCards } from "../game-cards"

export const difficultyCards: GameCards = {
  Answer: null,
  linesTitle: "record.hints",
  Lines: () => null,
  hasAnswerText: true,
}

export const difficultyIcon =
  '<path d="M3 20h4v-4h4.5v-4.5H16V7h5"/><path d="M17.5 3.5 21 7l-3.5 3.5"/>'
