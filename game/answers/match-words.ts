import { courtesies, givenNames, kinds, mayStandBeside, unitOf } from "./kinds"
import { isSameNumber } from "./match-number"
import { isNumber, rankOf, romanValue } from "./number-tables"
import {
  differsByChemicalEnding,
  differsByPrefix,
  editsAllowed,
  editsBetween,
  isArabic,
  isLikelyInArabic,
  isLikelyWithoutList,
  isLoanSpelling,
  soundsOf,
} from "./spelling"
import { hasSameConsonants, isSameName, withOneG } from "./transliteration"
import { isForm } from "./word-forms"
import { isTie } from "./words"

/** Why an answer counts, the closest first. */
export const reasons = [
  "exact",
  "same",
  "number",
  "form",
  "extra words",
  "transliteration",
  "slip",
] as const
export type Reason = (typeof reasons)[number]

/** What is known beside the two texts. */
export interface Knowledge {
  /** Without a word list, a slip in the first letter does not count. */
  readonly isWord: ((word: string) => boolean) | undefined
  /** Whether another answer of the subject has this word. */
  readonly isOfOtherAnswer: (word: string) => boolean
  /** Stored names from Arabic may be written in many ways. */
  readonly isArabicInLatin: boolean
  /** A formula of chemistry, in which every letter counts. */
  readonly isExact: boolean
  /** Words of all alternatives of the stored answer. */
  readonly storedWords: ReadonlySet<string>
}

const mostUnlike = 8
/** Between forms and spellings of one word. */
const mostLettersApart = 5
/** In letters; a longer word is right where it is equal. */
const longestWord = 60

/** Why the words of an answer meet every word of the stored one; `null` where they do not. */
export function meetWords(
  given: readonly string[],
  stored: readonly string[],
  knowledge: Knowledge,
): Reason | null {
  const telling = stored.filter((word, at) => !isTie(stored, at) && !courtesies.has(word))
  const left = given.map((word, at) => ({ word, at, isTie: isTie(given, at) }))
  const unmet = (telling.length > 0 ? telling : stored).filter((word) => {
    const at = left.findIndex((each) => each.word === word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (unmet.length > mostUnlike || left.length > unmet.length + mostUnlike) return null
  let worst: Reason = "same"
  for (const word of unmet) {
    const met = left.map((each) => meetWord(each.word, word, knowledge, telling.length))
    const reason = reasons.find((each) => met.includes(each))
    if (!reason) return null
    left.splice(met.indexOf(reason), 1)
    worst = worse(worst, reason)
  }
  const rest = left.filter((each) => !each.isTie)
  if (rest.length === 0) return worst
  const isSurname = telling.length === 1 && !isNumber(telling[0] ?? "")
  const end =
    given.length -
    1 -
    left.filter(({ at }, index) => at === given.length - left.length + index).length
  return rest.every(
    ({ word, at }) =>
      isLetPass(word, telling, knowledge) || (isSurname && at < end && givenNames.has(word)),
  )
    ? worse(worst, "extra words")
    : null
}

const worse = (one: Reason, other: Reason): Reason =>
  reasons.indexOf(one) > reasons.indexOf(other) ? one : other

/** A word beyond the stored ones: what kind of thing it is, unless another kind is stored or both make another word. */
function isLetPass(word: string, telling: readonly string[], knowledge: Knowledge): boolean {
  if (knowledge.storedWords.has(word)) return true
  if (!mayStandBeside(word)) return false
  const [only = ""] = telling
  if (telling.length === 1 && (knowledge.isWord?.(only + word) || knowledge.isWord?.(word + only)))
    return false
  return (
    !kinds.has(word) ||
    ![...knowledge.storedWords].some((each) => kinds.has(each) && !telling.includes(each))
  )
}

function meetWord(
  given: string,
  stored: string,
  knowledge: Knowledge,
  words: number,
): Reason | null {
  if (given === stored) return "same"
  if (isNumber(given) || isNumber(stored)) return isSameRank(given, stored) ? "number" : null
  if (rankOf(given) !== null && rankOf(stored) !== null)
    return isSameRank(given, stored) ? "number" : null
  if (unitKey(given) !== null && unitKey(given) === unitKey(stored)) return "form"
  if (Math.abs(given.length - stored.length) > mostLettersApart) return null
  if (given.length > longestWord) return null
  if (isShortWithArticle(given, stored) || isShortWithArticle(stored, given)) return "same"
  if (isTied(given, stored) || (words > 1 && isTied(stored, given))) return "same"
  if (/\p{N}/u.test(given + stored) || knowledge.isExact) return null
  if (isForm(given, stored)) return "form"
  return meetSpelling(given, stored, knowledge)
}

function isSameRank(given: string, stored: string): boolean {
  const [one, other] = [rankOf(given), rankOf(stored)]
  return one !== null && other !== null && isSameNumber(one, other)
}

const unitKey = (word: string): string | null =>
  unitOf.get(word) ?? unitOf.get(word.replace(/(?:s|ات|ا)$/, "")) ?? null

const sameAs = new Map([
  ["ابن", "بن"],
  ["mt", "mount"],
  ["st", "saint"],
  ["dr", "doctor"],
])

/** «ابن» and «بن», «القمر» and «والقمر». */
const isTied = (one: string, other: string): boolean =>
  sameAs.get(one) === other || (other.length > 2 && one === `و${other}`)

/** The normal form keeps an article before two letters: «الحج» and «حج», but not «الله» and «له». */
const isShortWithArticle = (long: string, short: string): boolean =>
  short.length === 2 && short !== "له" && long === `ال${short}`

function meetSpelling(given: string, stored: string, knowledge: Knowledge): Reason | null {
  if (knowledge.isOfOtherAnswer(given)) return null
  if (isSameName(given, stored)) return "transliteration"
  // ض and ظ are one sound in most of the Arab world, and few words differ by them alone.
  if (given.replace(/ظ/g, "ض") === stored.replace(/ظ/g, "ض")) return "slip"
  if (isLoanSpelling(given, stored)) return "slip"
  if (knowledge.isWord?.(given)) return null
  if (knowledge.isArabicInLatin && hasSameConsonants(given, stored)) return "transliteration"
  if (stored.length > 3 && isArabic(stored) && withOneG(given) === withOneG(stored))
    return "transliteration"
  return isSlip(given, stored, knowledge) ? "slip" : null
}

function isSlip(given: string, stored: string, { isWord }: Knowledge): boolean {
  const limit = editsAllowed(stored.length)
  if (limit === 0 || given.length < 3 || isArabic(given) !== isArabic(stored)) return false
  if (romanValue(given) !== null || romanValue(stored) !== null) return false
  if (differsByPrefix(given, stored) || differsByChemicalEnding(given, stored)) return false
  const [heard, right] = [soundsOf(given), soundsOf(stored)]
  const isNear = [[given, stored] as const, [heard, right] as const].some(
    ([a, b]) => editsBetween(a, b, limit) <= limit && (!isArabic(b) || isLikelyInArabic(a, b)),
  )
  if (!isNear) return false
  if (isWord) return true
  return isArabic(stored) ? heard[0] === right[0] : isLikelyWithoutList(heard, right)
}

/** Whether two answers are the same letters in a row; nearly the same where what is known allows a slip. */
export function meetJoined(
  given: string,
  stored: string,
  knowledge: Knowledge | null,
): Reason | null {
  if (given === stored) return "same"
  return knowledge && given.length <= longestWord && stored.length > 5 && !knowledge.isExact
    ? meetSpelling(given, stored, knowledge)
    : null
}
