import type { GamePrint, ServerGame } from "../server-game"
import { fiveHintsAuthoring } from "./authoring.server"
import { fiveHintsCorrection } from "./correction.server"
import { fiveHintsSheet } from "./sheet.server"

const print: GamePrint = { boxesOf: () => [], answerLines: 1 }

export const fiveHintsOnServer: ServerGame = {
  check: fiveHintsAuthoring.check,
  correction: fiveHintsCorrection,
  print,
  sheet: fiveHintsSheet,
}
