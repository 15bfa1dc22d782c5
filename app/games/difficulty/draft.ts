import { counts } from "#contract/limits"
import {
  type AnswerDraft,
  answerDraft,
  toProse,
  toQuestion,
  toText,
} from "#app/authoring/form/typed-text"

export interface DifficultyDraft {
  readonly items: readonly (AnswerDraft & {
    readonly question: string
    readonly summary: string
    /** 0 to 4; "" if none is chosen. */
    readonly level: string
  })[]
}

export const difficultyDraft = (typed: FormData): DifficultyDraft => ({
  items: Array.from({ length: counts.items }, (_, index) => ({
    question: toQuestion(typed, `questions[${index}].question`),
    ...answerDraft(typed, `questions[${index}].`),
    summary: toProse(typed, `questions[${index}].summary`),
    level: toText(typed, `questions[${index}].difficultyLevel`),
  })),
})
