import { isNumber } from "./numbers/number-tables"

const sons = /^(?:بن|ابن|ibn|bin|ben)$/
const turning = /^(?:from|to|than|before|after|over|into|per|raised|من|الي|قبل|بعد|علي|√)$/

/** Whether the meaning of an answer is in the order of its words: a name with «بن», "from … to", values. */
export function isOrderTelling(stored: readonly string[]): boolean {
  if (stored.length < 2) return false
  const inner = stored.slice(1, -1)
  if (inner.some((word) => sons.test(word))) return true
  if (isFromTo(stored)) return true
  const numbers = stored.filter(isNumber).length
  return numbers > 1 && stored.some((word) => !isNumber(word) && !/^(?:and|و)$/.test(word))
}

const isFromTo = (words: readonly string[]): boolean =>
  words.slice(1, -1).some((word) => turning.test(word) && !/^(?:من|علي)$/.test(word)) ||
  (words.includes("من") && words.includes("الي"))
