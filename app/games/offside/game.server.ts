import * as z from "zod"
import { lengths } from "#contract/limits"
import { wireGames } from "#contract/words"
import {
  correctedWords,
  correctableLine,
  type GameCorrection,
} from "#app/authoring/correction.server"
import { line } from "#app/authoring/form/fields.server"
import { defineForm } from "#app/forms/define-form.server"
import type { GamePrint, ServerGame } from "../server-game"
import { offsideAuthoring } from "./authoring.server"
import { offsideSheet } from "./sheet.server"

const statement = line(lengths.line)
const shape = z.object({
  ...correctedWords,
  hints: z.tuple([statement, statement, statement, statement, statement, statement]),
})

/** A correction does not change which statements are true. */
const offsideCorrection: GameCorrection<z.output<typeof shape>> = {
  form: defineForm(shape),
  fieldsOf: (question, t) => correctableLine(question, (number) => t("make.statement", { number })),
  bodyOf: (value, { answer }) => ({ ...value, answer, game: wireGames.offside }),
}

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
