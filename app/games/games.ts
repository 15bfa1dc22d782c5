import type { Game } from "#contract/words"
import { difficultyCards, difficultyIcon } from "./difficulty/cards"
import { fiveHintsCards, fiveHintsIcon } from "./five-hints/cards"
import type { GameCards } from "./game-cards"
import { offsideCards, offsideIcon } from "./offside/cards"

export const gameCards: Readonly<Record<Game, GameCards>> = {
  "five-hints": fiveHintsCards,
  offside: offsideCards,
  difficulty: difficultyCards,
}

/** The icon of each game, for the sprite. Server only: the build for browsers removes them. */
export const gameIcons: Readonly<Record<Game, string>> = {
  "five-hints": fiveHintsIcon,
  offside: offsideIcon,
  difficulty: difficultyIcon,
}
