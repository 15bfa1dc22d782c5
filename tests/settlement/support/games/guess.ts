import type { Roll } from "../../../support/dice.mjs"
import { answerTo } from "../known"

/** An answer that is wrong one time in three. */
export const guess = (question: string, roll: Roll) =>
  roll(3) === 0 ? "nobody knows" : answerTo(question)

export const linesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `line ${name}.${at + 1}`)
