import * as z from "zod"
import { lengths } from "#contract/limits"
import { wireGames } from "#contract/words"
import {
  correctedWords,
  correctableLine,
  type GameCorrection,
} from "#app/authoring/correction.server"
import { answer, line } from "#app/authoring/form/fields.server"
import { defineForm } from "#app/forms/define-form.server"
import type { GamePrint, ServerGame } from "../server-game"
import { fiveHintsAuthoring } from "./authoring.server"
import { fiveHintsSheet } from "./sheet.server"

const hint = line(lengths.line)
const shape = z.object({
  ...correctedWords,
  answer: answer(lengths.answer),
  hints: z.tuple([hint, hint, hint, hint, hint]),
})

const fiveHintsCorrection: GameCorrection<z.output<typeof shape>> = {
  form: defineForm(shape),
  fieldsOf: (question, t) => [
    ...correctableLine(question, (number) => t("make.hint", { number })),
    { name: "answer", label: t("make.answer"), value: question.answer },
  ],
  bodyOf: (value) => ({ ...value, game: wireGames["five-hints"] }),
}

const print: GamePrint = { boxesOf: () => [], answerLines: 1 }

export const fiveHintsOnServer: ServerGame = {
  check: fiveHintsAuthoring.check,
  correction: fiveHintsCorrection,
  print,
  sheet: fiveHintsSheet,
}
