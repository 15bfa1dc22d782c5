import { splitAlternatives } from "#contract/formulas"
import { rightReasons } from "#contract/words"
import { framesContradict, withoutPreposition, withoutReason, withoutRemark } from "./frame"
import { pickBest, type Knowledge, type Reason } from "./match-word"
import { meetJoined, meetWords } from "./match-words"
import {
  hasInitials,
  hasMiddleName,
  isInitials,
  isSameState,
  isSurname,
  isWithoutKind,
  spellsLetters,
  spellsOut,
} from "./names/same-name"
import { isSynonym } from "./names/synonyms"
import { isArabicInLatin } from "./names/transliteration"
import { capitalsContradict, isFormulaAsked } from "./notation/chemistry"
import { isSameNotation } from "./notation/notation"
import { withoutTex } from "./notation/tex"
import { isSamePercent, saysNumber, soleNumber } from "./numbers/match-number"
import { readQuestion } from "./question"
import {
  hasSign,
  judgedWords,
  keyOfWritten,
  toLetters,
  lettersWithoutArticles,
  marksContradict,
  readText,
  type Text,
} from "./words"

/**
 * How a right answer matches: `same` is written differently, `close` is spelled differently, `judged` is right only by
 * the verdict of the API.
 */
export type MatchKind = "exact" | "same" | "close" | "judged"

/** In characters. A longer answer is wrong and is not compared. */
const longest = 500
const mostAlternatives = 60

/** How many words a given answer may have beyond the stored ones: enough for a frame, a kind and a name. */
const mostWordsBeyond = 16

export interface JudgeOptions {
  /** Whether a word in the normal form is a word of its language. Such a word is never a slip of another. */
  readonly isWord?: (word: string) => boolean
  /** Other answers of the same subject. Their words are no slips either. Cached by the identity of the array. */
  readonly otherAnswers?: readonly string[]
  readonly question?: string | undefined
  /** Whether only an answer as it is stored counts: in grammar and code, capitals, endings and signs are the answer. */
  readonly exact?: boolean | undefined
  readonly wrongAnswers?: readonly string[]
}

const kindOf = {
  exact: "exact",
  same: "same",
  number: "same",
  form: "same",
  "extra words": "same",
  transliteration: "close",
  slip: "close",
} as const

export const isSpelling = (reason: Reason): boolean => kindOf[reason] === "close"

export function judge(given: string, stored: string, options?: JudgeOptions): MatchKind | null {
  const reason = reasonFor(given, stored, options)
  return reason && kindOf[reason]
}

/** By "When an answer counts as right" of the contract; `null` if the answer is wrong. */
export function reasonFor(
  given: string,
  stored: string,
  { isWord, otherAnswers = [], wrongAnswers = [], question, exact = false }: JudgeOptions = {},
): Reason | null {
  if (given.length > longest || given.trim() === "") return null
  const alternatives = toTexts(stored)
  if (exact)
    return isAsWritten(given, alternatives) && !isAsWritten(given, wrongAnswers) ? "exact" : null
  if (alternatives.some((text) => text.trim() === given.trim())) return "exact"
  const parsed = alternatives.flatMap(withoutRemark).map((text) => readText(withoutTex(text)))
  const storedWords = new Set(parsed.flatMap((each) => each.words))
  const knowledge = {
    isWord,
    isOfOtherAnswer: (word: string) => !storedWords.has(word) && wordsOfAll(otherAnswers).has(word),
    isArabicInLatin: [stored, isWord ? given.replace(/([aeiou])\1/gi, "$1") : ""].some(
      isArabicInLatin,
    ),
    storedWords,
    question: readQuestion(question),
  }
  const meet = (text: string, typed = readText(text)) =>
    pickBest(parsed.map((right) => compare(typed, right, knowledge)))
  const said = withoutReason(withoutTex(given), stored)
  const [, outside = "", inside = ""] = bracketed.exec(said) ?? []
  const best = meet(said) ?? (meet(inside) && meet(outside))
  const isWhole = best === null || equalReasons.has(best)
  const isBoth = best !== "extra words" && eitherOr.test(stored)
  if (!isWhole && !isBoth && !said.split(eitherOr).every((part) => meet(part))) return null
  if (best === null || best === "same" || wrongAnswers.length === 0) return best
  const wrong = reasonFor(given, wrongAnswers.join("|"), { isWord, question })
  return wrong !== null && rightReasons.indexOf(wrong) <= rightReasons.indexOf(best) ? null : best
}

const bracketed = /^(\p{L}[^()]*)\((\p{L}[^()]*)\)[.\s]*$/u
const eitherOr = /(?<=\p{L}{3})\s*\/\s*(?=\p{L}{3})/u

const isAsWritten = (given: string, texts: readonly string[]): boolean =>
  texts.some((text) => {
    const [right, typed] = [keyOfWritten(text), keyOfWritten(given)]
    return right === typed || right === typed.replace(marksOrStretch, "")
  })

/** Vowel signs may be added to an answer that is stored without them. */
const marksOrStretch = /[\u064b-\u0652\u0640]/g

export const toTexts = (stored: string): readonly string[] =>
  splitAlternatives(stored)
    .slice(0, mostAlternatives)
    .filter((text) => text !== "")

function compare(given: Text, stored: Text, known: Omit<Knowledge, "isExact">): Reason | null {
  if (given.words.length === 0 || stored.words.length === 0) return null
  if (given.words.length > stored.words.length + mostWordsBeyond) return null
  if (capitalsContradict(given.text, stored.text)) return null
  if (framesContradict(given.words, stored.words)) return null
  const isSame = isSameNotation(given, stored, known)
  if (isSame !== null) return isSame ? "same" : null
  if (given.line === stored.line) return marksContradict(given.text, stored.text) ? null : "same"
  const number = soleNumber(stored.words)
  if (number !== null) {
    if (stored.words.length === 2)
      return isSamePercent(given.unframed, stored.words, number, known.question) ? "number" : null
    return saysNumber(given.unframed, number, known.question) ? "number" : null
  }
  const knowledge = { ...known, isExact: isChemical.test(stored.text) }
  const words = withoutPreposition(given.unframed, stored.unframed)
  return pickBest([
    meetWords(words, stored.unframed, knowledge),
    joined(given, stored, knowledge),
    isSameName(given, words, stored, knowledge) ? "extra words" : null,
  ])
}

function isSameName(
  { text, words: typed }: Text,
  words: readonly string[],
  { text: storedText, unframed: stored }: Text,
  { question, isWord }: Knowledge,
): boolean {
  const isShown = (word: string) => question.shown.has(word)
  if (words.every(isShown)) return false
  if (isSynonym(words.join(" "), stored.join(" "))) return !isFormulaAsked(storedText)
  return (
    isInitials(words, stored) ||
    hasInitials(words, stored) ||
    spellsOut(words, storedText) ||
    (/^(?:\p{L}\.\s*)+\p{L}{3}/u.test(text) && words.at(-1) === stored.join(" ")) ||
    isSurname(words, stored) ||
    hasMiddleName(words, stored, isWord) ||
    isWithoutKind(words, stored, isShown) ||
    isSameState(words, stored) ||
    spellsLetters(typed, stored)
  )
}

const isChemical = /^(?:[A-Z][a-z]?\d*){2,6}$/

/** For answers of which one joins or splits words (redsea, foot ball). */
function joined(given: Text, stored: Text, knowledge: Knowledge): Reason | null {
  if (given.words.length === stored.words.length || hasSign(given) || hasSign(stored)) return null
  const isJoined = given.words.length === 1 && stored.words.every((word) => word.length > 2)
  const rows = [given, stored].map((text) => [toLetters(text), lettersWithoutArticles(text)])
  const [one = [], other = []] = rows
  return pickBest(
    one.map((letters, at) => meetJoined(letters, other[at] ?? "", isJoined ? knowledge : null)),
  )
}

const known = new WeakMap<readonly string[], ReadonlySet<string>>()

export function wordsOfAll(answers: readonly string[]): ReadonlySet<string> {
  const words = known.get(answers) ?? new Set(answers.flatMap((text) => judgedWords(text)))
  known.set(answers, words)
  return words
}

/**
 * Whether a text is the answer, written the same or differently; a form, a slip or a transliteration is not. With
 * `exact`, one that is written differently is not either.
 */
export const isAnswerItself = (text: string, answer: string, exact = false): boolean =>
  equalReasons.has(reasonFor(text, answer, { exact }))

const equalReasons: ReadonlySet<string | null> = new Set(["exact", "same", "number"])
