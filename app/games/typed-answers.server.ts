import { splitAlternatives } from "#contract/formulas"
import type { GiftQuestion, GiftText } from "./game-gift.server"
import type { StoredQuestion } from "./game-sheet.server"
import type { Cells } from "./sheet-cells.server"

export const storedTexts = ({
  question,
  answer,
  wrongAnswers,
  summary,
}: StoredQuestion): Cells => ({
  question,
  answer,
  wrongAnswers: wrongAnswers.join(" | "),
  summary,
})

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

const toParts = (answers: string) => splitAlternatives(answers).filter(Boolean)

export const shortAnswer = (cell: (field: string) => string): Omit<GiftText, "comments"> => ({
  question: cell("question"),
  answer: cell("answer"),
  feedback: cell("summary"),
})
