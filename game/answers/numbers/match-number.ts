import { isNeutral } from "../frame"
import { isOfQuestion, type QuestionWords } from "../question"
import { beforeNumber, denials, kinds, ties } from "../kinds"
import { isNumber, getRank } from "./number-tables"

/** The value of a stored answer that is only a number or a percentage (50 percent is 0.5), else `null`. */
export const soleNumber = (words: readonly string[]): string | null => {
  const [first = "", second] = words
  if (!isNumber(first)) return null
  if (words.length === 1) return first
  return words.length === 2 && second === "percent" ? String(Number(first) / 100) : null
}

const mostWordsAfter = 4
const mostTimes = 2

export function saysNumber(
  words: readonly string[],
  stored: string,
  question: QuestionWords,
): boolean {
  const [only = ""] = words
  if (words.length === 1 && !isNumber(only))
    return getRank(only) === stored || (stored === "2" && isDualOf(question, only))
  const first = words.findIndex(isNumber)
  if (first < 0) return false
  const before = words.slice(0, first)
  const after = words.slice(first + 1).filter((word) => !isNumber(word))
  return (
    words.every((word, at) => !isNumber(word) || says(word, words[at + 1], stored)) &&
    before.every(
      (word) =>
        beforeNumber.has(word) ||
        ties.has(word) ||
        kinds.has(word) ||
        word === "percent" ||
        isOfQuestion(word, question) ||
        (question.beside.size > 0 && isNeutral(word)),
    ) &&
    words.length - before.length - after.length <= mostTimes &&
    after.length <= mostWordsAfter &&
    after.every((word) => !denials.has(word) && !/^\p{Sm}$/u.test(word))
  )
}

export const isSamePercent = (
  answer: readonly string[],
  stored: readonly string[],
  value: string,
  question: QuestionWords,
): boolean =>
  saysNumber(answer, stored[0] ?? "", question) ||
  (!answer.includes("percent") && saysNumber(answer, value, question))

const isDualOf = (question: QuestionWords, word: string): boolean =>
  /^[\u0621-\u064a]{3,}[اي]ن$/.test(word) && isOfQuestion(word, question)

const says = (word: string, next: string | undefined, stored: string): boolean =>
  isSameNumber(word, stored) ||
  (next === "percent" && isSameNumber(String(Number((Number(word) / 100).toPrecision(15))), stored))

const longestExact = 15

/** Whether two numbers are equal. Those with a decimal point may differ by the rounding of a division. */
export function isSameNumber(one: string, other: string): boolean {
  if (one === other) return true
  const isShort = [one, other].every((text) => text.length <= longestExact || text.includes("."))
  const [a, b] = [Number(one), Number(other)]
  return isShort && Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b))
}
