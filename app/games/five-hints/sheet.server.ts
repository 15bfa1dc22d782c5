import { counts } from "#contract/limits"
import type { GameSheet } from "../game-sheet.server"
import { type Translate, column, filledCells, lineCells, lineFields } from "../sheet-cells.server"
import {
  answerValues,
  exactColumn,
  giftTexts,
  shortAnswer,
  storedTexts,
} from "../typed-answers.server"

const hints = lineFields(counts.hints)

const columns = (t: Translate) => [
  column("question", t("make.question")),
  ...hints.map((field, index) => column(field, t("make.hint", { number: index + 1 }))),
  column("answer", t("make.answer")),
  column("wrongAnswers", t("import.wrongAnswers")),
  exactColumn(t),
  column("summary", t("make.summary")),
]

export const fiveHintsSheet: GameSheet = {
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
