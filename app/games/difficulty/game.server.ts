import type { GamePrint, ServerGame } from "../server-game"
import { difficultyAuthoring } from "./authoring.server"
import { difficultyCorrection } from "./correction.server"
import { difficultySheet } from "./sheet.server"

/** A second line, since an item has no hints that would take the room. */
const print: GamePrint = { boxesOf: () => [], answerLines: 2 }

export const difficultyOnServer: ServerGame = {
  check: difficultyAuthoring.check,
  correction: difficultyCorrection,
  print,
  sheet: difficultySheet,
}
