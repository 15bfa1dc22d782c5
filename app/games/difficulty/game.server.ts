import * as z from "zod"
import { counts } from "#contract/limits"
import { wireGames, levels } from "#contract/words"
import {
  answerAsSent,
  correctableAnswer,
  correctedWords,
  isGivable,
  notGivable,
  type GameCorrection,
} from "#app/authoring/correction.server"
import { answerFields } from "#app/authoring/form/fields.server"
import { defineForm } from "#app/forms/define-form.server"
import type { GamePrint, ServerGame } from "../server-game"
import type { GameGift } from "../game-gift.server"
import type { GameSheet } from "../game-sheet.server"
import { type Cells, type Translate, column, filledCells } from "../sheet-cells.server"
import {
  answerValues,
  exactColumn,
  giftTexts,
  shortAnswer,
  storedTexts,
} from "../typed-answers.server"
import { difficultyAuthoring } from "./authoring.server"

const itemFields = Array.from({ length: counts.items }, (_, index) => `questions[${index}]`)

/** The level of each item of a set if no comment has it: as in a new form of a set, but from 1. */
const usualLevels = ["1", "2", "3", "3", "4", "5"]

const itemColumns = (t: Translate) => [
  column("question", t("make.question")),
  column("answer", t("make.answer")),
  column("wrongAnswers", t("import.wrongAnswers")),
  exactColumn(t),
  column("summary", t("make.summary")),
  column("difficultyLevel", t("make.level")),
]

const setCells = (items: readonly Cells[]): Cells =>
  Object.fromEntries(
    items.flatMap((cells, index) =>
      Object.entries(cells).map(([field, text]) => [`${itemFields[index]}.${field}`, text]),
    ),
  )

const gift: GameGift = {
  commentColumns: itemColumns,
  claims: ({ answer }) => (typeof answer === "boolean" ? null : "default"),
  perRow: counts.items,
  cellsOf: (row) =>
    setCells(
      row.map((item, index) => ({
        difficultyLevel: usualLevels[index] ?? "",
        ...giftTexts(item),
      })),
    ),
  write: (cell) =>
    itemFields.map((item) => {
      const ofItem = (field: string) => cell(`${item}.${field}`)
      const comments = {
        difficultyLevel: ofItem("difficultyLevel"),
        ...filledCells(ofItem, ["wrongAnswers", "exact"]),
      }
      return { comments, ...shortAnswer(ofItem) }
    }),
}

const difficultySheet: GameSheet = {
  columns: (t) =>
    itemFields.flatMap((item, index) =>
      itemColumns(t).map(({ field, header }) =>
        column(`${item}.${field}`, `${header} ${index + 1}`),
      ),
    ),
  valuesOf: (field, cell) =>
    field.endsWith(".difficultyLevel")
      ? [cell.optionAmong(levels.map((level) => `level.${level}` as const))]
      : answerValues(field, cell),
  set: { items: counts.items, levels: levels.length },
  cellsOf: (items, t) =>
    setCells(
      items.map((item) => ({
        ...storedTexts(item, t),
        difficultyLevel: String((item.difficultyLevel ?? 0) + 1),
      })),
    ),
  gift,
}

const shape = z.object({ ...correctedWords, ...answerFields }).refine(isGivable, notGivable)

const difficultyCorrection: GameCorrection<z.output<typeof shape>> = {
  form: defineForm(shape),
  fieldsOf: correctableAnswer,
  keptOf: ({ difficultyLevel }) => [["difficultyLevel", String(difficultyLevel ?? "")]],
  bodyOf: (value) => ({ ...answerAsSent(value), game: wireGames.difficulty }),
}

/** Two lines for the answer, since an item has no hints that would take up space. */
const print: GamePrint = { boxesOf: () => [], answerLines: 2 }

export const difficultyOnServer: ServerGame = {
  check: difficultyAuthoring.check,
  correction: difficultyCorrection,
  print,
  sheet: difficultySheet,
}
