import { splitAlternatives } from "#contract/formulas"
import type { GiftQuestion, GiftText } from "./game-gift.server"
import type { StoredQuestion } from "./game-sheet.server"
import { type Cell, type Cells, type Translate, column } from "./sheet-cells.server"

export const storedTexts = (
  { question, answer, wrongAnswers, exact, summary }: StoredQuestion,
  t: Translate,
): Cells => ({
  question,
  answer,
  wrongAnswers: wrongAnswers.join(" | "),
  exact: exact ? t("import.yes") : "",
  summary,
})

export const exactColumn = (t: Translate) => column("exact", t("import.exact"))

const yes = ["1", "true", "y", "x", "✓", "✔", "صواب", "صح", "صحيح"]
const no = ["0", "false", "n", "-", "خطأ", "خاطئ"]

export function answerValues(field: string, cell: Cell): readonly string[] {
  if (/(?:^|\.)(?:answer|wrongAnswers)$/.test(field)) return [lines(cell.text).join(" | ")]
  if (!/(?:^|\.)exact$/.test(field)) return [cell.text]
  const said = cell.indexAmong(["import.yes", "import.no"])
  const text = cell.withPlainDigits().trim().toLowerCase()
  if (said === 0 || yes.includes(text)) return ["on"]
  return said === 1 || no.includes(text) ? [] : [cell.text]
}

/** The cells of a GIFT short-answer question. Its comments add what it does not say itself, and never change that. */
export function giftTexts({ question, answer, wrong, feedback, named }: GiftQuestion): Cells {
  const said = typeof answer === "boolean" ? "" : answer.join("|")
  const { answer: spelled = "", summary = "", wrongAnswers = "" } = named
  return {
    ...named,
    question,
    answer: toParts(spelled).join("|") === said ? spelled : said,
    summary: feedback || summary,
    wrongAnswers: [wrongAnswers, ...wrong].filter(Boolean).join(" | "),
  }
}

const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)

const toParts = (answers: string) => splitAlternatives(answers).filter(Boolean)

export const shortAnswer = (cell: (field: string) => string): Omit<GiftText, "comments"> => ({
  question: cell("question"),
  answer: cell("answer"),
  feedback: cell("summary"),
})
