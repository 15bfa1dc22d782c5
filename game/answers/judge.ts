import { wordsOf } from "./normalise"
import { editsAllowed, sharesWords, withinEdits } from "./similarity"

/** Why a right answer counted: `same` but for case, marks and articles; `close` spelled a little differently; `judged` by the rule of the API. */
export type MatchKind = "exact" | "same" | "close" | "judged"

/** In characters; a longer answer is wrong and costs nothing. */
const longest = 500
/** An answer within the limits of the contract has no more. */
const mostAlternatives = 60
const bestFirst = ["exact", "same", "close"] as const
type Rule = (typeof bestFirst)[number]

/** How close a given answer comes to the stored one, its best alternative; `null` where it is wrong. */
export function judge(given: string, stored: string): MatchKind | null {
  if (given.length > longest) return null
  const words = wordsOf(given)
  const met = new Set(
    stored.split("|", mostAlternatives).map((right) => matchOf(given, words, right)),
  )
  return bestFirst.find((rule) => met.has(rule)) ?? null
}

function matchOf(given: string, words: readonly string[], stored: string): Rule | null {
  if (given.trim() === "" || stored.trim() === "") return null
  if (given.trim() === stored.trim()) return "exact"
  const right = wordsOf(stored)
  if (words.length === 0 || right.length === 0) return null
  if (words.join(" ") === right.join(" ")) return "same"
  return isClose(words, right) ? "close" : null
}

/** A number is equal or wrong. */
function isClose(words: readonly string[], right: readonly string[]): boolean {
  if (isNumber(right)) return false
  return (
    sharesWords(words, right) || withinEdits(words.join(" "), right.join(" "), editsAllowed(right))
  )
}

function isNumber(words: readonly string[]): boolean {
  return words.length === 1 && /^-?\d+(?:\.\d+)?$/.test(words[0] ?? "")
}
