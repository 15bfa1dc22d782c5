import { saysNumber, soleNumber } from "./match-number"
import { reasons, type Knowledge, type Reason } from "./match-word"
import { meetJoined, meetWords } from "./match-words"
import { isArabicInLatin } from "./transliteration"
import {
  hasDigit,
  isFormula,
  judgedWords,
  lettersOf,
  lettersWithoutArticles,
  marksContradict,
  readText,
  squeezed,
  type Text,
} from "./words"

/** Why a right answer counted: `same` written differently; `close` spelled differently; `judged` by the rule of the API. */
export type MatchKind = "exact" | "same" | "close" | "judged"

/** In characters; a longer answer is wrong and costs nothing. */
const longest = 500
/** An answer within the limits of the contract has no more. */
const mostAlternatives = 60
/** A frame, a kind and a name; what has more beside the stored words is not read further. */
const mostWordsBeyond = 16

/** What a judge may know beside the two texts. */
export interface JudgeOptions {
  /** Whether a word, in the normal form, is a word of its language: it is then no slip of another. */
  readonly isWord?: (word: string) => boolean
  /** Other answers of the same subject: a word of them is no slip either. The same array is read once. */
  readonly otherAnswers?: readonly string[]
  /** Texts that never count as right. */
  readonly wrongAnswers?: readonly string[]
}

/** A slip and a transliteration are spelled differently; the others are written differently and as right. */
const kindOf = {
  exact: "exact",
  same: "same",
  number: "same",
  form: "same",
  "extra words": "same",
  transliteration: "close",
  slip: "close",
} as const

/** Whether an answer counts for a difference in spelling alone. */
export const isSpelling = (reason: Reason): boolean => kindOf[reason] === "close"

/** How close a given answer comes to the stored one, its best alternative; `null` where it is wrong. */
export function judge(given: string, stored: string, options?: JudgeOptions): MatchKind | null {
  const reason = reasonFor(given, stored, options)
  if (reason === null) return null
  return kindOf[reason]
}

/** Why an answer counts as right by "When an answer counts as right"; `null` where it is wrong. */
export function reasonFor(
  given: string,
  stored: string,
  { isWord, otherAnswers = [], wrongAnswers = [] }: JudgeOptions = {},
): Reason | null {
  if (given.length > longest || given.trim() === "") return null
  const alternatives = textsOf(stored)
  if (alternatives.some((text) => text.trim() === given.trim())) return "exact"
  const parsed = alternatives.map(readText)
  const storedWords = new Set(parsed.flatMap((each) => each.words))
  const knowledge = {
    isWord,
    isOfOtherAnswer: (word: string) => !storedWords.has(word) && wordsOfAll(otherAnswers).has(word),
    isArabicInLatin: isArabicInLatin(stored),
    storedWords,
  }
  const typed = readText(given)
  const best = bestOf(parsed.map((right) => compare(typed, right, knowledge)))
  if (best === null || best === "same" || wrongAnswers.length === 0) return best
  const wrong = reasonFor(given, wrongAnswers.join("|"), { isWord })
  return wrong !== null && reasons.indexOf(wrong) <= reasons.indexOf(best) ? null : best
}

/** The alternatives of a stored answer that are read. */
export const textsOf = (stored: string): readonly string[] =>
  stored.split("|", mostAlternatives).filter((text) => text.trim() !== "")

const bestOf = (found: readonly (Reason | null)[]): Reason | null =>
  reasons.find((reason) => found.includes(reason)) ?? null

function compare(given: Text, stored: Text, known: Omit<Knowledge, "isExact">): Reason | null {
  if (given.words.length === 0 || stored.words.length === 0) return null
  if (isFormula(stored)) return sameFormula(given, stored)
  if (given.line === stored.line) return marksContradict(given.text, stored.text) ? null : "same"
  if (given.words.length > stored.words.length + mostWordsBeyond) return null
  const number = soleNumber(stored.words)
  if (number !== null) {
    if (stored.words.length === 2)
      return isSamePercent(given.unframed, stored.words, number) ? "number" : null
    return saysNumber(given.unframed, number) ? "number" : null
  }
  const knowledge = { ...known, isExact: isChemical.test(stored.text) }
  return bestOf([
    meetWords(given.unframed, stored.unframed, knowledge),
    joined(given, stored, knowledge),
  ])
}

const isSamePercent = (
  answer: readonly string[],
  stored: readonly string[],
  value: string,
): boolean =>
  answer.includes("percent") ? saysNumber(answer, stored[0] ?? "") : saysNumber(answer, value)

/** Symbols of elements in a row: NaCl, CaCO3. */
const isChemical = /^(?:[A-Z][a-z]?\d*){2,6}$/

function sameFormula(given: Text, stored: Text): Reason | null {
  const keepsName = stored.folded.includes("=")
  return squeezed(given, keepsName) === squeezed(stored, keepsName) ? "same" : null
}

/** Where one of two answers joins or parts words: redsea, foot ball. */
function joined(given: Text, stored: Text, knowledge: Knowledge): Reason | null {
  if (given.words.length === stored.words.length || hasDigit(given) || hasDigit(stored)) return null
  const isJoined = given.words.length === 1 && stored.words.every((word) => word.length > 2)
  const rows = [given, stored].map((text) => [lettersOf(text), lettersWithoutArticles(text)])
  const [one = [], other = []] = rows
  return bestOf(
    one.map((letters, at) => meetJoined(letters, other[at] ?? "", isJoined ? knowledge : null)),
  )
}

const known = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The words of all answers, read once for each list of them. */
export function wordsOfAll(answers: readonly string[]): ReadonlySet<string> {
  const words = known.get(answers) ?? new Set(answers.flatMap((text) => judgedWords(text)))
  known.set(answers, words)
  return words
}

/** Whether a text is the answer itself, in whatever form; another spelling of it is not. */
export const isAnswerItself = (text: string, answer: string): boolean =>
  equalReasons.has(reasonFor(text, answer))

const equalReasons: ReadonlySet<string | null> = new Set(["exact", "same", "number"])
