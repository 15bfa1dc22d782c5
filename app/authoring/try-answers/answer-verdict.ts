import { splitAlternatives } from "#contract/formulas"
import type { reasonKey } from "#app/play/round/reason-key"

export interface AnswerVerdict {
  readonly text: string
  readonly isRight: boolean
  readonly reason: ReturnType<typeof reasonKey>
  readonly isProposed?: true
}

export const getTries = (prefix: string) => `${prefix}tries`
export const isTries = (name: string) => /(?:^|\.)tries$/.test(name)
export const toAnswer = (tries: string) => tries.replace(/tries$/, "answer")

export const addIntent = (prefix: string, text: string) => `add ${getTries(prefix)} ${text}`

export const withAlternative = (answer: string, text: string): string =>
  splitAlternatives(answer).includes(text) ? answer : `${answer.trim()} | ${text}`

export const tryIntent = (prefix: string) => `try ${getTries(prefix)}`
