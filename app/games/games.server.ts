import type { Game } from "#contract/words"
import { difficultyOnServer } from "./difficulty/game.server"
import { fiveHintsOnServer } from "./five-hints/game.server"
import { offsideOnServer } from "./offside/game.server"
import type { ServerGame } from "./server-game"

export const serverGames: Readonly<Record<Game, ServerGame>> = {
  "five-hints": fiveHintsOnServer,
  offside: offsideOnServer,
  difficulty: difficultyOnServer,
}
