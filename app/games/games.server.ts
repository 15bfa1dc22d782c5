import type { Game } from "#contract/words"
import type { CheckedQuestion } from "#app/authoring/authoring-route.server"
import type { GameCorrection } from "#app/authoring/correction.server"
import { difficultyAuthoring } from "./difficulty/authoring.server"
import { difficultyCorrection } from "./difficulty/correction.server"
import { difficultyPrint } from "./difficulty/print.server"
import { difficultySheet } from "./difficulty/sheet.server"
import { fiveHintsAuthoring } from "./five-hints/authoring.server"
import { fiveHintsCorrection } from "./five-hints/correction.server"
import { fiveHintsPrint } from "./five-hints/print.server"
import { fiveHintsSheet } from "./five-hints/sheet.server"
import type { GamePrint } from "./game-print"
import type { GameSheet } from "./game-sheet.server"
import { offsideAuthoring } from "./offside/authoring.server"
import { offsideCorrection } from "./offside/correction.server"
import { offsidePrint } from "./offside/print.server"
import { offsideSheet } from "./offside/sheet.server"

/** A question by the rules of the form of its game. */
export const gameChecks: Readonly<Record<Game, (typed: FormData) => CheckedQuestion>> = {
  "five-hints": fiveHintsAuthoring.check,
  offside: offsideAuthoring.check,
  difficulty: difficultyAuthoring.check,
}

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

/** How questions of each game stand in sheets and in GIFT. */
export const gameSheets: Readonly<Record<Game, GameSheet>> = {
  "five-hints": fiveHintsSheet,
  offside: offsideSheet,
  difficulty: difficultySheet,
}
