import { counts } from "#contract/limits"
import { toProse, toQuestion, toText, toTypedTexts } from "#app/authoring/form/typed-text"

/** A question that may be incomplete; "" for an empty field. */
export interface FiveHintsDraft {
  readonly question: string
  readonly hints: readonly string[]
  readonly answer: string
  /** Separated by |. */
  readonly wrongAnswers: string
  readonly summary: string
}

export const fiveHintsDraft = (typed: FormData): FiveHintsDraft => ({
  question: toQuestion(typed, "question"),
  hints: toTypedTexts(typed, "hints", counts.hints),
  answer: toText(typed, "answer"),
  wrongAnswers: toText(typed, "wrongAnswers"),
  summary: toProse(typed, "summary"),
})
