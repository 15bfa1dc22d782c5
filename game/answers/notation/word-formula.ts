import { frameWords } from "../kinds"
import type { Knowledge } from "../match-word"
import { meetWords } from "../match-words"
import { judgedWords } from "../words"
import { canonical } from "./algebra"
import { asWords } from "./signs"

/** An x between words, but not in "the x axis". */
const times = /(?<=[\p{L}\d)])(?<!(?<!\p{L})(?:the|an?|to|on|of|in|along)) x (?=[\p{L}\d(])/gu
const withTimes = (text: string): string => text.replace(/[.?!]$/, "").replace(times, "*")

const saidSigns: readonly (readonly [RegExp, string])[] = [
  [/ (?:is|equals?|equal to|[تي]ساوي|هو|هي) /gu, "="],
  [/ (?:divided by|over|(?:مقسوم[اه]?|تقسيم|قسمه) علي|علي) /gu, "/"],
  [/(?<=[\p{L}\d)]) (?:multiplied by|times|مضروب[اه]? في|ضرب|في) (?=[\p{L}\d(])/gu, "*"],
]
const withSaidSigns = (text: string): string =>
  saidSigns.reduce((line, [words, sign]) => line.replace(words, sign), withTimes(text))

const withoutThought = (text: string): string => {
  const [first, word = ""] = /^(\p{L}+)(?:'(?:s|m|re))? /u.exec(text) ?? []
  return first && frameWords.has(word) ? withoutThought(text.slice(first.length)) : text
}

/** The name of a quantity, of one or more words. A letter alone is algebra. */
const named = /\p{L}{2,}(?: \p{L}+)*/gu
const isWritten = /\p{L}{3} ?[*/] ?(?:[\p{L}\d(])|[\p{L}\d)] ?[*/] ?\p{L}{3}/u
/** By these a "/" divides; between other words it is an "or", which has no order: male/female. */
const quantities = new Set(
  (
    "mass volume density distance time speed velocity acceleration force area pressure work energy power voltage current resistance charge length width height base circumference diameter radius rise run wavelength frequency weight displacement moles hypotenuse adjacent opposite sum number " +
    "كتله حجم كثافه مسافه زمن سرعه تسارع قوه مساحه ضغط شغل طاقه قدره جهد تيار مقاومه شحنه طول عرض ارتفاع قاعده محيط قطر وزن ازاحه تردد وتر مجاور مقابل مجموع عدد"
  ).split(" "),
)

/**
 * Whether a formula is the stored one of words: distance ÷ time, which is not time ÷ distance. `null` if the stored
 * text is none. Takes folded texts; names are met as other answers are.
 */
export function isSameWordFormula(
  given: string,
  stored: string,
  known: Omit<Knowledge, "isExact">,
): boolean | null {
  const right = withTimes(stored)
  if (!isWritten.test(right) || / per /.test(asWords(right))) return null
  const names = (right.match(named) ?? []).map((name) => judgedWords(name))
  const isMeasured = names.some((words) => words.some((word) => quantities.has(word)))
  if (!/[*=+\d]/.test(right) && !isMeasured) return null
  const said = withoutThought(given)
  // Two names beside each other: mass volume. With another sign, or in the other order, it is another formula.
  if (!/[*/+=]/.test(withSaidSigns(said))) return /[*+=]/.test(right) ? false : null
  const knowledge = { ...known, isExact: false }
  const toLetter = (name: string): string => {
    const at = names.findIndex((each) => meetWords(judgedWords(name), each, knowledge))
    return at < 0 ? "?" : String.fromCodePoint(0x4e00 + at)
  }
  const other = right.replace(named, toLetter)
  return [withSaidSigns(said), withTimes(said)].some((typed) =>
    isSameFormula(typed.replace(named, toLetter), other),
  )
}

function isSameFormula(one: string, other: string): boolean {
  const sides = [one, other].map((text) => text.split("="))
  const hasNames = sides.every(({ length }) => length > 1)
  const [a, b] = sides.map((parts) =>
    canonical(hasNames ? parts.join("=") : (parts.find((part) => /[*/]/.test(part)) ?? "")),
  )
  return a !== null && a === b
}
