import { rightReasons } from "#contract/words"
import { editsAllowed, editsBetween } from "./edits"
import { givenNames } from "./kinds"
import { isSameNumber } from "./numbers/match-number"
import { isGivenAway, type QuestionWords } from "./question"
import { isNumber, getRank, romanValue } from "./numbers/number-tables"
import {
  differsByChemicalEnding,
  differsByConsonant,
  differsByEnding,
  differsByPrefix,
  isArabic,
  isInDialect,
  isLikelyInArabic,
  isLikelyWithoutList,
  isLoanSpelling,
  toSounds,
} from "./spelling"
import { getUnit } from "./numbers/units"
import {
  hasSameConsonants,
  isSameName,
  withoutArabizi,
  withOneForeignG,
  withOneG,
  withOneJ,
} from "./names/transliteration"
import { isForm, isSameSpelling } from "./word-forms"

export type Reason = (typeof rightReasons)[number]

export const pickBest = (found: readonly (Reason | null)[]): Reason | null =>
  rightReasons.find((reason) => found.includes(reason)) ?? null

export interface Knowledge {
  /** `undefined` without a word list. Fewer slips count then, because a slip may be another word. */
  readonly isWord: ((word: string) => boolean) | undefined
  readonly isOfOtherAnswer: (word: string) => boolean
  /** The stored answer looks like Arabic in Latin letters, which has many spellings. */
  readonly isArabicInLatin: boolean
  readonly isExact: boolean
  readonly question: QuestionWords
  readonly storedWords: ReadonlySet<string>
}

/** In letters. Longer words with the same consonants are one name, even if both spellings are known: Tutankhamen. */
const longestOfAmbiguous = 8
const mostLettersApart = 6
/** In letters. A longer word counts only if it is equal. */
export const longestWord = 60

export function meetWord(
  given: string,
  stored: string,
  knowledge: Knowledge,
  words: number,
): Reason | null {
  if (given === stored) return "same"
  if (isNumber(given) || isNumber(stored)) return isSameRank(given, stored) ? "number" : null
  if (getRank(given) !== null && getRank(stored) !== null)
    return isSameRank(given, stored) ? "number" : null
  const unit = getUnit(stored)
  if (unit !== null && getUnit(given)?.key === unit.key) return "form"
  if (Math.abs(given.length - stored.length) > mostLettersApart) return null
  if (given.length > longestWord) return null
  if (isShortWithArticle(given, stored) || isShortWithArticle(stored, given)) return "same"
  if (isTied(given, stored) || (words > 1 && isTied(stored, given))) return "same"
  if (/^[a-z]+$/.test(stored) && /\d/.test(given)) {
    const letters = withoutArabizi(given)
    const isSame = letters === stored || (letters !== given && hasSameConsonants(letters, stored))
    return isSame ? "transliteration" : null
  }
  if (/\p{N}/u.test(given + stored) || knowledge.isExact) return null
  if (isGivenAway(given, stored, knowledge.question)) return null
  if (isForm(given, stored)) return isMisspelt(given, stored, knowledge) ? "slip" : "form"
  return meetSpelling(given, stored, knowledge)
}

/** Whether a word only looks like a British spelling of the stored one: "watre" of "water". */
const isMisspelt = (given: string, stored: string, { isWord }: Knowledge): boolean =>
  isWord !== undefined && !isArabic(given) && !isWord(given) && isSameSpelling(given, stored)

function isSameRank(given: string, stored: string): boolean {
  const [one, other] = [getRank(given), getRank(stored)]
  return one !== null && other !== null && isSameNumber(one, other)
}

const sameAs = new Map([
  ["ابن", "بن"],
  ["mt", "mount"],
  ["st", "saint"],
  ["dr", "doctor"],
])

/** Whether `one` is a variant of `other` («ابن» of «بن», "mt" of "mount") or `other` after "and" («والقمر»). */
const isTied = (one: string, other: string): boolean =>
  sameAs.get(one) === other || (other.length > 2 && one === `و${other}`)

/** Whether `long` is `short` with the article, which the normal form keeps before two letters: «الحج», not «الله». */
const isShortWithArticle = (long: string, short: string): boolean =>
  short.length === 2 && short !== "له" && long === `ال${short}`

export function meetSpelling(given: string, stored: string, knowledge: Knowledge): Reason | null {
  if (knowledge.isOfOtherAnswer(given)) return null
  if (isSameName(given, stored)) return "transliteration"
  if (knowledge.isArabicInLatin && withOneJ(given) === withOneJ(stored)) return "transliteration"
  if (knowledge.isArabicInLatin && stored.length > longestOfAmbiguous)
    if (hasSameConsonants(given, stored)) return "transliteration"
  // ض and ظ are one sound in most of the Arab world.
  if (given.replace(/ظ/g, "ض") === stored.replace(/ظ/g, "ض"))
    return knowledge.isWord?.(given) ? null : "slip"
  if (isLoanSpelling(given, stored)) return "slip"
  if (given.length > 5 && isArabic(stored) && withOneForeignG(given) === withOneForeignG(stored))
    return "transliteration"
  if (knowledge.isWord?.(given) || givenNames.has(given)) return null
  if (isInDialect(given, stored)) return "slip"
  if (knowledge.isArabicInLatin && hasSameConsonants(given, stored)) return "transliteration"
  if (stored.length > 3 && isArabic(stored) && withOneG(given) === withOneG(stored))
    return "transliteration"
  return isSlip(given, stored, knowledge) ? "slip" : null
}

function isSlip(given: string, stored: string, { isWord }: Knowledge): boolean {
  const limit = editsAllowed(stored.length)
  if (limit === 0 || given.length < 3 || isArabic(given) !== isArabic(stored)) return false
  if (romanValue(given) !== null || romanValue(stored) !== null) return false
  if (differsByEnding(given, stored) || differsByConsonant(given, stored)) return false
  if (differsByPrefix(given, stored) || differsByChemicalEnding(given, stored)) return false
  const [heard, right] = [toSounds(given), toSounds(stored)]
  const isNear = [[given, stored] as const, [heard, right] as const].some(
    ([a, b]) => editsBetween(a, b, limit) <= limit && (!isArabic(b) || isLikelyInArabic(a, b)),
  )
  if (!isNear) return false
  if (isWord) return true
  return isArabic(stored) ? heard[0] === right[0] : isLikelyWithoutList(heard, right)
}
