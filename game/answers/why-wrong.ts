import { reasonFor, toTexts, wordsOfAll, type JudgeOptions } from "./judge"
import { soleNumber } from "./numbers/match-number"
import { getRank } from "./numbers/number-tables"
import { editsAllowed, editsBetween } from "./edits"
import { readText } from "./words"

/**
 * Why an answer does not count. `named wrong`: the author lists it as wrong. `number`: the right answer is a number,
 * and this is another. `another word`: only letters differ, and they make another word or another answer.
 * `half`: words of the right answer are missing and nothing else is wrong. `not exact`: it would count if it did not
 * have to be written as it is stored.
 */
export type WrongReason = "named wrong" | "number" | "another word" | "half" | "not exact" | "other"

/** `given` is no right answer: `reasonFor` has found no reason to count it. */
export function whyWrong(given: string, stored: string, options: JudgeOptions = {}): WrongReason {
  const { isWord = () => false, otherAnswers = [], wrongAnswers = [], exact } = options
  if (exact && reasonFor(given, stored, { ...options, wrongAnswers: [], exact: false }) !== null)
    return "not exact"
  if (
    wrongAnswers.length > 0 &&
    reasonFor(given, wrongAnswers.join("|"), { isWord, exact }) !== null
  )
    return "named wrong"
  const typed = readText(given).unframed
  const alternatives = toTexts(stored).map(readText)
  if (typed.length === 0) return "other"
  if (alternatives.some(({ words }) => soleNumber(words) !== null))
    return typed.some((word) => getRank(word) !== null) ? "number" : "other"
  const isAnother = (word: string) => isWord(word) || wordsOfAll(otherAnswers).has(word)
  const rights = alternatives.map(({ unframed }) => unframed)
  if (rights.some((right) => isRespelled(typed, right, isAnother))) return "another word"
  return rights.some((right) => isHalf(typed, right)) ? "half" : "other"
}

const isRespelled = (
  typed: readonly string[],
  right: readonly string[],
  isAnother: (word: string) => boolean,
): boolean =>
  typed.every(
    (word) => right.includes(word) || (isAnother(word) && right.some((one) => isNear(word, one))),
  ) && !typed.every((word) => right.includes(word))

function isNear(word: string, right: string): boolean {
  const limit = Math.max(1, editsAllowed(right.length))
  return editsBetween(word, right, limit) <= limit
}

const isHalf = (typed: readonly string[], right: readonly string[]): boolean =>
  typed.length < right.length && typed.every((word) => right.includes(word))
