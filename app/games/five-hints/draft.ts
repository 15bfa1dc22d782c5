import { counts } from "#contract/limits"
import { textOf, textsOf } from "#app/authoring/form/typed-text"

/** The question as far as it is written; "" for what is not. */
export interface FiveHintsDraft {
  readonly question: string
  readonly hints: readonly string[]
  readonly answer: string
  /** With | between them. */
  readonly wrongAnswers: string
  readonly summary: string
}

/** What the fields of the form hold, in the browser too. */
export const fiveHintsDraft = (typed: FormData): FiveHintsDraft => ({
  question: textOf(typed, "question"),
  hints: textsOf(typed, "hints", counts.hints),
  answer: textOf(typed, "answer"),
  wrongAnswers: textOf(typed, "wrongAnswers"),
  summary: textOf(typed, "summary"),
})
