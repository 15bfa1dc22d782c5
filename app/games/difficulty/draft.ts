import { counts } from "#contract/limits"
import { toProse, toQuestion, toText } from "#app/authoring/form/typed-text"

/** A set that may be incomplete; "" for an empty field. */
export interface DifficultyDraft {
  readonly items: readonly {
    readonly question: string
    readonly answer: string
    /** Separated by |. */
    readonly wrongAnswers: string
    readonly summary: string
    /** 0 to 4; "" if none is chosen. */
    readonly level: string
  }[]
}

/** Runs on the server and in the browser. */
export const difficultyDraft = (typed: FormData): DifficultyDraft => ({
  items: Array.from({ length: counts.items }, (_, index) => ({
    question: toQuestion(typed, `questions[${index}].question`),
    answer: toText(typed, `questions[${index}].answer`),
    wrongAnswers: toText(typed, `questions[${index}].wrongAnswers`),
    summary: toProse(typed, `questions[${index}].summary`),
    level: toText(typed, `questions[${index}].difficultyLevel`),
  })),
})
