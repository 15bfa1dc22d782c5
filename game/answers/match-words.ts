import { rightReasons } from "#contract/words"
import { courtesies, givenNames, kinds, mayStandBeside } from "./kinds"
import { longestWord, meetSpelling, meetWord, type Knowledge, type Reason } from "./match-word"
import { isNeutral } from "./frame"
import { isColour } from "./names/same-name"
import { isCountry } from "./names/synonyms"
import { isOfQuestion } from "./question"
import { isNumber } from "./numbers/number-tables"
import { isTie } from "./words"

const mostUnlike = 8
export function meetWords(
  given: readonly string[],
  stored: readonly string[],
  knowledge: Knowledge,
): Reason | null {
  const telling = stored.filter((word, at) => !isTie(stored, at) && !courtesies.has(word))
  if (isOrderTelling(stored) && !isInOrder(given, stored)) return null
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
    const reason = rightReasons.find((each) => met.includes(each))
    if (!reason) return null
    left.splice(met.indexOf(reason), 1)
    worst = worse(worst, reason)
  }
  const rest = left.filter((each) => !each.isTie)
  if (rest.length === 0) return worst
  const names = telling.filter((word) => !sons.test(word) && !/^(?:van|von|de|da)$/.test(word))
  const isSurname = names.length === 1 && !isNumber(names[0] ?? "")
  const end =
    given.length -
    1 -
    left.filter(({ at }, index) => at === given.length - left.length + index).length
  const isAllowed = ({ word, at }: { readonly word: string; readonly at: number }) =>
    (isLetPass(word, telling, knowledge) &&
      !(at < end && compounding.has(word) && given[at + 1] !== "of") &&
      !(at > end && isKindInArabic(word)) &&
      !(at > end && /^(?:king|queen|prince|princess|lord)$/.test(word)) &&
      (word !== "great" || at === given.length - 1)) ||
    isBeside(word, knowledge) ||
    (word === "شبه" && given[at + 1] === "جزيره" && !telling.includes("جزيره")) ||
    (isSurname && at < end && mayBeGivenName(word, knowledge))
  return rest.every(
    (each) =>
      knowledge.storedWords.has(each.word) || (!isListed(given, each.at) && isAllowed(each)),
  )
    ? worse(worst, "extra words")
    : null
}

/** Whether "and" stands beside a word: then it is another answer. */
const isListed = (words: readonly string[], at: number): boolean =>
  [words[at - 1], words[at + 1]].some((word) => word === "and" || word === "و")

function isInOrder(given: readonly string[], stored: readonly string[]): boolean {
  const right = stored.map(withOneSon)
  const typed = given.map(withOneSon).filter((word) => right.includes(word))
  let at = 0
  return typed.every((word) => {
    at = right.indexOf(word, at) + 1
    return at > 0
  })
}

const withOneSon = (word: string): string => (word === "ابن" ? "بن" : word)

const worse = (one: Reason, other: Reason): Reason =>
  rightReasons.indexOf(one) > rightReasons.indexOf(other) ? one : other

/** Whether a word may be the given name of a surname, for which the alternatives may know another one. */
function mayBeGivenName(word: string, { storedWords }: Knowledge): boolean {
  if (!givenNames.has(word)) return false
  const names = [...storedWords].filter((each) => givenNames.has(each) && !sons.test(each))
  return names.length === 0 || names.some((name) => name[0] === word[0])
}

const isBeside = (word: string, { question }: Knowledge): boolean =>
  question.beside.size > 0 && (isNeutral(word) || isOfQuestion(withoutLetters(word), question))

const withoutLetters = (word: string): string => word.replace(/^(?:[فبك]ال|لل)(?=\p{L}{3})/u, "")

/**
 * Whether a word beyond the stored ones is allowed. A kind of thing is, unless the stored answer names another kind or
 * the two words joined are another word.
 */
function isLetPass(word: string, telling: readonly string[], knowledge: Knowledge): boolean {
  if (!mayStandBeside(word)) return false
  const [only = ""] = telling
  if (telling.length === 1 && (knowledge.isWord?.(only + word) || knowledge.isWord?.(word + only)))
    return false
  if (!kinds.has(word)) return true
  if (isCountry(telling.join(" "))) return kindsOfCountries.has(word)
  if (telling.every(isColour)) return /^(?:colou?r|لون)$/.test(word)
  if (telling.every((each) => kinds.has(each))) return telling.some((each) => isWider(word, each))
  return ![...knowledge.storedWords].some((each) => kinds.has(each) && !telling.includes(each))
}

/** Kinds that make a compound of the noun after them: "fruit bat", "sea lion", "plant cell". */
const compounding = new Set(
  "plant animal fruit vegetable bird fish flower tree insect bone muscle sea".split(" "),
)

const isKindInArabic = (word: string): boolean => /[\u0621-\u064a]/.test(word) && kinds.has(word)

const kindsOfCountries = new Set(
  "country state nation republic kingdom empire island islands continent river strait دوله بلد جمهوريه مملكه امبراطوريه جزيره جزر قاره نهر مضيق".split(
    " ",
  ),
)

/** A kind of which the answer is one: "mammal animal". Any other kind beside it is another answer: "river, lake". */
const isWider = (word: string, kind: string): boolean => wider.has(`${word} ${kind}`)

const wider = new Set(
  [
    ["animal", "bird fish insect reptile mammal"],
    ["plant", "tree flower fruit vegetable"],
    ["shape", "triangle"],
    ["element", "metal gas"],
    ["organ", "muscle gland"],
    ["book", "novel"],
    ["city", "capital"],
    ["حيوان", "طاير سمكه حشره"],
    ["نبات", "شجره زهره فاكهه"],
    ["شكل", "مثلث"],
    ["عنصر", "معدن فلز غاز"],
    ["عضو", "عضله غده"],
    ["كتاب", "روايه"],
    ["مدينه", "عاصمه"],
  ].flatMap(([all = "", kinds = ""]) => kinds.split(" ").map((kind) => `${all} ${kind}`)),
)

/** Compares letters without spaces. Without `knowledge` they must be equal. */
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

const sons = /^(?:بن|ابن|ibn|bin|ben)$/
const turning = /^(?:from|to|than|before|after|over|into|per|raised|من|الي|قبل|بعد|علي|√)$/

/** Whether the meaning of an answer is in the order of its words: a name with «بن», "from … to", values. */
function isOrderTelling(stored: readonly string[]): boolean {
  if (stored.length < 2) return false
  const inner = stored.slice(1, -1)
  if (inner.some((word) => sons.test(word))) return true
  if (isFromTo(stored)) return true
  const numbers = stored.filter(isNumber).length
  return numbers > 1 && stored.some((word) => !isNumber(word) && !/^(?:and|و)$/.test(word))
}

const isFromTo = (words: readonly string[]): boolean =>
  words.slice(1, -1).some((word) => turning.test(word) && !/^(?:من|علي)$/.test(word)) ||
  (words.includes("من") && words.includes("الي"))
