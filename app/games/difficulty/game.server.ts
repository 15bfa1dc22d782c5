import type { GamePrint, ServerGame } from "../server-game"
import { difficultyAuthoring } from "./authoring.server"
import { difficultyCorrection } from "./correction.server"
import { difficultySheet } from "./sheet.server"

/** Two lines for the answer, since an item has no hints that would take up space. */
const print: GamePrint = { boxesOf: () => [], answerLines: 2 }

export const difficultyOnServer: ServerGame = {
  check: difficultyAuthoring.check,
  correction: difficultyCorrection,
  print,
  sheet: difficultySheet,
}
