import type { reasonKey } from "#app/play/round/reason-key"

/** The API's verdict on an answer that the author tried. */
export interface AnswerVerdict {
  readonly text: string
  readonly isRight: boolean
  readonly reason: ReturnType<typeof reasonKey>
  /** Whether the page proposes it, because pupils will write it. */
  readonly isProposed?: true
}

/** The name of the field for answers to try, and the value of its button. */
export const getTries = (prefix: string) => `${prefix}tries`
export const isTries = (name: string) => /(?:^|\.)tries$/.test(name)
/** The name of the answer that the field for answers to try belongs to. */
export const toAnswer = (tries: string) => tries.replace(/tries$/, "answer")

/** The value of the button that adds a text to the right answers. */
export const addIntent = (prefix: string, text: string) => `add ${getTries(prefix)} ${text}`

/** The right answers with one more, unless it is among them. */
export const withAlternative = (answer: string, text: string): string =>
  answer.split("|").some((each) => each.trim() === text) ? answer : `${answer.trim()} | ${text}`

export const tryIntent = (prefix: string) => `try ${getTries(prefix)}`
