import { splitAlternatives } from "#contract/formulas"
import { fold } from "../answers/fold"
import { toWords } from "../answers/normalise"

/** Prefixes that Arabic joins to a word with its article: "and", "so", "by", "like", "for". */
const joinedWithArticle = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u
/** Prefixes without an article. Many words begin with one of these letters, so only longer words are matched. */
const joined = /^[وفبكل](?=\p{L}{4})/u
const english = /^[a-z]+$/

export function givesAway(hint: string, answer: string): boolean {
  const words = toWords(hint)
  return splitAlternatives(answer)
    .map(toWords)
    .some((right) => right.length > 0 && words.some((_, at) => says(words.slice(at), right)))
}

function says(words: readonly string[], right: readonly string[]): boolean {
  return right.every((word, at) => isForm(words[at] ?? "", word, at === 0))
}

function isForm(word: string, wanted: string, isFirst: boolean): boolean {
  if (word === wanted) return true
  if (english.test(wanted)) return word === `${wanted}s` || word === `${wanted}es`
  return (
    isFirst && [joinedWithArticle, joined].some((letters) => word.replace(letters, "") === wanted)
  )
}

export function repeatedPlaces(lines: readonly string[]): readonly number[] {
  const keys = lines.map((line) => toWords(line).join(" ") || fold(line))
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []))
}

/**
 * Whether any typed answer can be right: one alternative of the answer has a word or a number. If it counts exactly, it
 * may be a sign.
 */
export const canBeAnswered = (answer: string, exact = false): boolean =>
  splitAlternatives(answer).some((one) => (exact ? one.trim() !== "" : toWords(one).length > 0))

export const explainsNothing = (explanation: string): boolean =>
  explanation.trim() !== "" && !/[\p{L}\p{N}][^\p{L}\p{N}]*[\p{L}\p{N}]/u.test(explanation)
