import { counts } from "#contract/limits"
import { toProse, toQuestion, toTypedTexts } from "#app/authoring/form/typed-text"

export interface OffsideDraft {
  readonly question: string
  readonly statements: readonly {
    readonly number: number
    readonly text: string
    readonly isTrue: boolean
  }[]
  readonly summary: string
}

export const offsideDraft = (typed: FormData): OffsideDraft => ({
  question: toQuestion(typed, "question"),
  statements: toTypedTexts(typed, "hints", counts.statements).map((text, index) => ({
    number: index + 1,
    text,
    isTrue: typed.getAll("correct").includes(String(index + 1)),
  })),
  summary: toProse(typed, "summary"),
})
