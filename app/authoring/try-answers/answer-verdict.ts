import type { reasonKey } from "#app/play/reason-key"

/** What the API says about an answer that the author tried. */
export interface AnswerVerdict {
  readonly text: string
  readonly isRight: boolean
  readonly reason: ReturnType<typeof reasonKey>
}

/** The field in which answers are tried, and the value of its button. */
export const triesOf = (prefix: string) => `${prefix}tries`
export const isTries = (name: string) => /(?:^|\.)tries$/.test(name)
export const tryIntent = (prefix: string) => `try ${triesOf(prefix)}`
