import type { Game } from "#contract/words"
import { difficultyCards } from "./difficulty/cards"
import { fiveHintsCards } from "./five-hints/cards"
import type { GameCards } from "./game-cards"
import { offsideCards } from "./offside/cards"

export const gameCards: Readonly<Record<Game, GameCards>> = {
  "five-hints": fiveHintsCards,
  offside: offsideCards,
  difficulty: difficultyCards,
}
