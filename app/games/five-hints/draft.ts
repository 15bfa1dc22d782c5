import { counts } from "#contract/limits"
import { textOf, textsOf } from "#app/authoring/form/typed-text"

/** A question that may be incomplete; "" for an empty field. */
export interface FiveHintsDraft {
  readonly question: string
  readonly hints: readonly string[]
  readonly answer: string
  /** Separated by |. */
  readonly wrongAnswers: string
  readonly summary: string
}

/** The draft in the fields of the form; runs on the server and in the browser. */
export const fiveHintsDraft = (typed: FormData): FiveHintsDraft => ({
  question: textOf(typed, "question"),
  hints: textsOf(typed, "hints", counts.hints),
  answer: textOf(typed, "answer"),
  wrongAnswers: textOf(typed, "wrongAnswers"),
  summary: textOf(typed, "summary"),
})
