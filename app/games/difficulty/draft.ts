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
  items: Array.from({ length: counts.items }, (_, index) => itemIn(typed, `questions[${index}].`)),
})

export const oneItemDraft = (typed: FormData): DifficultyDraft => ({ items: [itemIn(typed, "")] })

const itemIn = (typed: FormData, prefix: string) => ({
  question: toQuestion(typed, `${prefix}question`),
  ...answerDraft(typed, prefix),
  summary: toProse(typed, `${prefix}summary`),
  level: toText(typed, `${prefix}difficultyLevel`),
})
