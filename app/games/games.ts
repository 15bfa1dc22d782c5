import type { Game } from "#contract/words"
import { difficultyCards } from "./difficulty/cards"
import { difficultyIcon } from "./difficulty/icon"
import { fiveHintsCards } from "./five-hints/cards"
import { fiveHintsIcon } from "./five-hints/icon"
import type { GameCards } from "./game-cards"
import { offsideCards } from "./offside/cards"
import { offsideIcon } from "./offside/icon"

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
