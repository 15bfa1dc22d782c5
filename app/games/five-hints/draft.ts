import { counts } from "#contract/limits"
import {
  type AnswerDraft,
  answerDraft,
  toProse,
  toQuestion,
  toTypedTexts,
} from "#app/authoring/form/typed-text"

export interface FiveHintsDraft extends AnswerDraft {
  readonly question: string
  readonly hints: readonly string[]
  readonly summary: string
}

export const fiveHintsDraft = (typed: FormData): FiveHintsDraft => ({
  question: toQuestion(typed, "question"),
  hints: toTypedTexts(typed, "hints", counts.hints),
  ...answerDraft(typed, ""),
  summary: toProse(typed, "summary"),
})
