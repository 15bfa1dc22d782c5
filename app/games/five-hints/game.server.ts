import * as z from "zod"
import { lengths } from "#contract/limits"
import { wireGames } from "#contract/words"
import {
  answerAsSent,
  correctableAnswer,
  correctedWords,
  correctableLine,
  isGivable,
  notGivable,
  type GameCorrection,
} from "#app/authoring/correction.server"
import { answerFields, line } from "#app/authoring/form/fields.server"
import { defineForm } from "#app/forms/define-form.server"
import type { GamePrint, ServerGame } from "../server-game"
import { fiveHintsAuthoring } from "./authoring.server"
import { fiveHintsSheet } from "./sheet.server"

const hint = line(lengths.line)
const shape = z
  .object({ ...correctedWords, ...answerFields, hints: z.tuple([hint, hint, hint, hint, hint]) })
  .refine(isGivable, notGivable)

const fiveHintsCorrection: GameCorrection<z.output<typeof shape>> = {
  form: defineForm(shape),
  fieldsOf: (question, t) => [
    ...correctableLine(question, (number) => t("make.hint", { number })),
    ...correctableAnswer(question, t),
  ],
  bodyOf: (value) => ({ ...answerAsSent(value), game: wireGames["five-hints"] }),
}

const print: GamePrint = { boxesOf: () => [], answerLines: 1 }

export const fiveHintsOnServer: ServerGame = {
  check: fiveHintsAuthoring.check,
  correction: fiveHintsCorrection,
  print,
  sheet: fiveHintsSheet,
}
