import type { Knowledge } from "../match-word"
import { meetWords } from "../match-words"
import { frameWords } from "../kinds"
import { getUnit } from "../numbers/units"
import { judgedWords } from "../words"
import { canonical } from "./algebra"

const signs: readonly (readonly [RegExp, string])[] = [
  [/ (?:is|equals?|equal to|[تي]ساوي|هو|هي) /gu, "="],
  [/ (?:divided by|over|(?:مقسوما?|تقسيم|قسمه) علي|علي) /gu, "/"],
  [/(?<=[\p{L}\d)]) (?:multiplied by|times|x|مضروبا? في|ضرب|في) (?=[\p{L}\d(])/gu, "*"],
]
const withSignsOnly = (text: string): string =>
  signs.reduce((line, [words, sign]) => line.replace(words, sign), text.replace(/[.?!]$/, ""))

const withoutThought = (text: string): string => {
  const [first, word = ""] = /^(\p{L}+) /u.exec(text) ?? []
  return first && frameWords.has(word) ? withoutThought(text.slice(first.length)) : text
}

/** The name of a quantity, of one or more words. A letter alone is algebra. */
const quantity = /\p{L}{2,}(?: \p{L}+)*/gu
const isWritten = /\p{L}{3} ?[*/] ?(?:[\p{L}\d(])|[\p{L}\d)] ?[*/] ?\p{L}{3}/u

/**
 * Whether a formula is the stored one of words: distance ÷ time, which is not time ÷ distance. `null` if the stored
 * text is none. Takes folded texts; names are met as other answers are.
 */
export function isSameWordFormula(
  given: string,
  stored: string,
  known: Omit<Knowledge, "isExact">,
): boolean | null {
  const right = /[*/]| x /.test(stored) ? withSignsOnly(stored) : ""
  const names = right.match(quantity) ?? []
  if (!isWritten.test(right) || names.every((name) => getUnit(name))) return null
  const knowledge = { ...known, isExact: false }
  const toLetter = (name: string): string => {
    const at = names.findIndex((each) => meetWords(judgedWords(name), judgedWords(each), knowledge))
    return at < 0 ? "?" : String.fromCodePoint(0x4e00 + at)
  }
  const typed = withSignsOnly(withoutThought(given))
  // Two names beside each other: TCP IP. With another sign, or in the other order, it is another formula.
  if (!/[*/+=]/.test(typed)) return /[*+=]/.test(right) ? false : null
  const [one, other] = [typed, right].map((text) => text.replace(quantity, toLetter))
  const sides = [one, other].map((text = "") => text.split("="))
  const hasNames = sides.every(({ length }) => length > 1)
  const [a, b] = sides.map((parts) =>
    canonical(hasNames ? parts.join("=") : (parts.find((part) => /[*/]/.test(part)) ?? "")),
  )
  return a !== null && a === b
}
