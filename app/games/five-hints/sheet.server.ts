import { counts } from "#contract/limits"
import type { GameSheet } from "../game-sheet.server"
import { type Translate, column, filledCells, lineCells, lineFields } from "../sheet-cells.server"
import { giftTexts, shortAnswer, storedTexts } from "../typed-answers.server"

const hints = lineFields(counts.hints)

const columns = (t: Translate) => [
  column("question", t("make.question")),
  ...hints.map((field, index) => column(field, t("make.hint", { number: index + 1 }))),
  column("answer", t("make.answer")),
  column("wrongAnswers", t("import.wrongAnswers")),
  column("summary", t("make.summary")),
]

export const fiveHintsSheet: GameSheet = {
  columns,
  set: null,
  cellsOf: ([question]) => ({ ...storedTexts(question), ...lineCells(question.hints) }),
  gift: {
    commentColumns: columns,
    claims: ({ answer, named }) =>
      typeof answer !== "boolean" && hints.some((field) => field in named) ? "marked" : null,
    perRow: 1,
    cellsOf: ([question]) => giftTexts(question),
    write: (cell) => [
      { comments: filledCells(cell, [...hints, "wrongAnswers"]), ...shortAnswer(cell) },
    ],
  },
}
