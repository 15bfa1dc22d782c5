import type { Game } from "#contract/words"
import type { GameCorrection } from "#app/authoring/correction.server"
import { difficultyCorrection } from "./difficulty/correction.server"
import { difficultyPrint } from "./difficulty/print.server"
import { fiveHintsCorrection } from "./five-hints/correction.server"
import { fiveHintsPrint } from "./five-hints/print.server"
import type { GamePrint } from "./game-print"
import { offsideCorrection } from "./offside/correction.server"
import { offsidePrint } from "./offside/print.server"

/** How an admin corrects a question of each game. */
export const gameCorrections: Readonly<Record<Game, GameCorrection>> = {
  "five-hints": fiveHintsCorrection,
  offside: offsideCorrection,
  difficulty: difficultyCorrection,
}

/** How a question of each game stands on paper. */
export const gamePrints: Readonly<Record<Game, GamePrint>> = {
  "five-hints": fiveHintsPrint,
  offside: offsidePrint,
  difficulty: difficultyPrint,
}
