import * as z from "zod"
import { lengths, counts } from "#contract/limits"
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
import type { GameSheet } from "../game-sheet.server"
import { type Translate, column, filledCells, lineCells, lineFields } from "../sheet-cells.server"
import {
  answerValues,
  exactColumn,
  giftTexts,
  shortAnswer,
  storedTexts,
} from "../typed-answers.server"
import { fiveHintsAuthoring } from "./authoring.server"

const hints = lineFields(counts.hints)

const columns = (t: Translate) => [
  column("question", t("make.question")),
  ...hints.map((field, index) => column(field, t("make.hint", { number: index + 1 }))),
  column("answer", t("make.answer")),
  column("wrongAnswers", t("import.wrongAnswers")),
  exactColumn(t),
  column("summary", t("make.summary")),
]

const fiveHintsSheet: GameSheet = {
  columns,
  valuesOf: answerValues,
  set: null,
  cellsOf: ([question], t) => ({ ...storedTexts(question, t), ...lineCells(question.hints) }),
  gift: {
    commentColumns: columns,
    claims: ({ answer, named }) =>
      typeof answer !== "boolean" && hints.some((field) => field in named) ? "marked" : null,
    perRow: 1,
    cellsOf: ([question]) => giftTexts(question),
    write: (cell) => [
      { comments: filledCells(cell, [...hints, "wrongAnswers", "exact"]), ...shortAnswer(cell) },
    ],
  },
}

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
