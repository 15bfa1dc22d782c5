import type { GiftQuestion, GiftText } from "./game-gift.server"
import type { StoredQuestion } from "./game-sheet.server"
import type { Cells } from "./sheet-cells.server"

/** The cells of a stored question that is answered by typing. */
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

/** The cells of a GIFT short-answer question. Values from its comments take precedence. */
export const giftTexts = ({ question, answer, feedback, named }: GiftQuestion): Cells => ({
  question,
  answer: typeof answer === "boolean" ? "" : answer.join("|"),
  summary: feedback,
  ...named,
})

/** A GIFT short-answer question from the cells of a row, without comments. */
export const shortAnswer = (cell: (field: string) => string): Omit<GiftText, "comments"> => ({
  question: cell("question"),
  answer: cell("answer"),
  feedback: cell("summary"),
})
