import * as z from "zod"
import { lengths, counts } from "#contract/limits"
import { wireGames } from "#contract/words"
import {
  correctedWords,
  correctableLine,
  type GameCorrection,
} from "#app/authoring/correction.server"
import { line } from "#app/authoring/form/fields.server"
import { defineForm } from "#app/forms/define-form.server"
import type { GamePrint, ServerGame } from "../server-game"
import type { GameGift, GiftQuestion, GiftRow } from "../game-gift.server"
import type { GameSheet } from "../game-sheet.server"
import { type Cells, column, filledCells, lineCells, lineFields } from "../sheet-cells.server"
import { offsideAuthoring } from "./authoring.server"

const statements = lineFields(counts.statements)

/** A set of true and false statements. Its question is their common title, or else their category. */
const gift: GameGift = {
  commentColumns: (t) => [
    column("question", t("make.question")),
    column("summary", t("make.summary")),
  ],
  claims: ({ answer }) => (typeof answer === "boolean" ? "default" : null),
  perRow: counts.statements,
  continues,
  cellsOf: statementCells,
  write: (cell) =>
    statements.map((field, index) => ({
      comments: index === 0 ? filledCells(cell, ["question", "summary"]) : {},
      title: cell("question"),
      question: cell(field),
      answer: numbersIn(cell("correct")).includes(String(index + 1)),
    })),
}

const offsideSheet: GameSheet = {
  columns: (t) => [
    column("question", t("make.question")),
    ...statements.map((field, index) => column(field, t("make.statement", { number: index + 1 }))),
    column("correct", t("import.correct")),
    column("summary", t("make.summary")),
  ],
  valuesOf: (field, cell) =>
    field === "correct" ? trueNumbers(cell.withPlainDigits()) : [cell.text],
  set: null,
  cellsOf: ([{ question, answer, summary, hints }]) => ({
    question,
    correct: Array.from(answer).join(", "),
    summary,
    ...lineCells(hints),
  }),
  gift,
}

const numbersIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\d/g), ([digit]) => digit)

/** "1-3" may mean three statements, and in "not 2" or 03-Jan the numbers say something else. */
const isList =
  /^(?:[\s\d,;،؛.|&+/():#-]|\bstatements?\b|\b(?:and|no)\b|(?:و|ال)?عبار(?:ة|ات)|رقم|و(?=\s*\d))+$/i
const isRange = /^\D*\d\s*-\s*\d\D*$/

const trueNumbers = (text: string): readonly string[] => {
  const plain = text.replace(/[−–—]/g, "-")
  return isList.test(plain) && !isRange.test(plain) ? numbersIn(plain) : [`?${text}`]
}

/**
 * A set ends before a question with a `question` comment. If its questions have one title, it also ends before another
 * title; if their titles differ, as when Moodle numbers them, titles are ignored.
 */
function continues(row: readonly GiftQuestion[], { named, title }: GiftQuestion): boolean {
  const titles = new Set(row.map((each) => each.title))
  const isNamed = row.length > 1 && titles.size === 1
  return named["question"] === undefined && (!isNamed || titles.has(title))
}

/** A title that only says where a question stands in its file, such as "Q7" or "Question 7". */
const placeOnly =
  /^(?:q|question|statement|item|true\/false|سؤال|السؤال|عبارة|العبارة)?[\s\d\u0660-\u0669.:#)(-]*$/i

function statementCells(row: GiftRow): Cells {
  const [{ title, category, named }] = row
  const isNamed = !placeOnly.test(title) && row.every((each) => each.title === title)
  const correct = row.flatMap(({ answer }, index) => (answer === true ? [index + 1] : []))
  const feedback = new Set(row.map((each) => each.feedback))
  return {
    question: isNamed ? title : (named["question"] ?? (ownCategory(category) || commonTitle(row))),
    correct: correct.join(", "),
    summary: [...feedback].filter(Boolean).join(" ") || (named["summary"] ?? ""),
    ...lineCells(row.map(({ question }) => question)),
  }
}

const ownCategory = (category: string) =>
  /^(?:default for |top$|التصنيف الافتراضي|الافتراضي)/i.test(category) ? "" : category

/** The title that numbered statements share: "Plants" of "Plants 1" to "Plants 6". "" if they share none of three letters. */
function commonTitle(row: GiftRow): string {
  const [first = "", ...others] = row.map(({ title }) => title.replace(/[\s\p{N}.:#-]+$/u, ""))
  return first.length > 2 && !placeOnly.test(first) && others.every((title) => title === first)
    ? first
    : ""
}

const statement = line(lengths.line)
const shape = z.object({
  ...correctedWords,
  hints: z.tuple([statement, statement, statement, statement, statement, statement]),
})

const offsideCorrection: GameCorrection<z.output<typeof shape>> = {
  form: defineForm(shape),
  fieldsOf: (question, t) => correctableLine(question, (number) => t("make.statement", { number })),
  keptOf: ({ answer }) => (answer.match(/[1-6]/g) ?? []).map((place) => ["correct", place]),
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
