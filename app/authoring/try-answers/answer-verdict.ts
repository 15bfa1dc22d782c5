import type { reasonKey } from "#app/play/round/reason-key"

/** The API's verdict on an answer that the author tried. */
export interface AnswerVerdict {
  readonly text: string
  readonly isRight: boolean
  readonly reason: ReturnType<typeof reasonKey>
}

/** The name of the field for answers to try, and the value of its button. */
export const triesOf = (prefix: string) => `${prefix}tries`
export const isTries = (name: string) => /(?:^|\.)tries$/.test(name)
export const tryIntent = (prefix: string) => `try ${triesOf(prefix)}`
