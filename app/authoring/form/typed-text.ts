import { cleanLine, cleanProse, cleanQuestion } from "#contract/text"

export const toText = (typed: FormData, name: string): string =>
  cleanLine(String(typed.get(name) ?? ""))

export const toQuestion = (typed: FormData, name: string): string =>
  cleanQuestion(String(typed.get(name) ?? ""))

export const toProse = (typed: FormData, name: string): string =>
  cleanProse(String(typed.get(name) ?? ""))

export const toTypedTexts = (typed: FormData, name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => toText(typed, `${name}[${index}]`))

/** A typed answer that may be incomplete; "" for an empty field. */
export interface AnswerDraft {
  readonly answer: string
  readonly exact: boolean
  /** Separated by |. */
  readonly wrongAnswers: string
}

export const answerDraft = (typed: FormData, prefix: string): AnswerDraft => ({
  answer: toText(typed, `${prefix}answer`),
  exact: typed.get(`${prefix}exact`) === "on",
  wrongAnswers: toText(typed, `${prefix}wrongAnswers`),
})
