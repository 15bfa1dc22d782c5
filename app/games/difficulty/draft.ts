import { counts } from "#contract/limits"
import { textOf } from "#app/authoring/form/typed-text"

/** The set as far as it is written; "" for what is not. */
export interface DifficultyDraft {
  readonly items: readonly {
    readonly question: string
    readonly answer: string
    /** With | between them. */
    readonly wrongAnswers: string
    readonly summary: string
    /** 0 to 4; "" where none is chosen. */
    readonly level: string
  }[]
}

/** What the fields of the form hold, in the browser too. */
export const difficultyDraft = (typed: FormData): DifficultyDraft => ({
  items: Array.from({ length: counts.items }, (_, index) => ({
    question: textOf(typed, `questions[${index}].question`),
    answer: textOf(typed, `questions[${index}].answer`),
    wrongAnswers: textOf(typed, `questions[${index}].wrongAnswers`),
    summary: textOf(typed, `questions[${index}].summary`),
    level: textOf(typed, `questions[${index}].difficultyLevel`),
  })),
})
