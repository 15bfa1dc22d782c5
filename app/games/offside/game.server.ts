import type { GamePrint, ServerGame } from "../server-game"
import { offsideAuthoring } from "./authoring.server"
import { offsideCorrection } from "./correction.server"
import { offsideSheet } from "./sheet.server"

/** The stored answer lists the numbers of the true statements: "135". */
const print: GamePrint = {
  boxesOf: (t) => [t("offside.true"), t("offside.false")],
  answerLines: 0,
  answerOf: (answer, t) =>
    t("record.trueOnes", { places: Array.from(answer).join(t("record.between")) }),
}

export const offsideOnServer: ServerGame = {
  check: offsideAuthoring.check,
  correction: offsideCorrection,
  print,
  sheet: offsideSheet,
}
