import { frameAdjectives, frameWords, kinds } from "./kinds"
import { getRank, withRanks } from "./numbers/number-tables"
import { isForm } from "./word-forms"

const reason =
  /(?<=[\p{L}\p{N})\]²³°%][\s,،;.(]*)(?<![\p{L}\p{N}])(?:because|b\/?c|coz|cause|since|as (?:it|he|she|they)|ل[أا]ن(?:ه|ها|هم|هما|نا)?|وه[وي]|حيث|بسبب|(?:ه[وي] )?(?:الذي|التي|الذين|اللذان|اللتان)|(?<=,\s?)(?:which|who)|pbuh|peace be upon)(?![\p{L}\p{N}]).*$/isu

export const withoutReason = (given: string, stored: string): string =>
  reason.test(stored) ? given : given.replace(reason, "")

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))
/** Prepositions that may stand before an answer. Those that turn it ("without", «قبل») are not among them. */
const prepositions = set(
  "in at on by with to into from through via using inside within for as because due في الي عن من علي عبر بواسطه باستخدام خلال داخل بسبب نتيجه",
)
const means = set("way means of to طريق طريقه خلال استخدام")

const owners = set("my our your his her their its")

export const isNeutral = (word: string): boolean =>
  frameWords.has(word) || prepositions.has(word) || means.has(word) || neutral.has(word)
const neutral = set("are were does do did been being there تم يتم كانت كان هناك يوجد وهو وهي")

/** Removes phrases such as "I think it is" before an answer or "I think" after it, and "x =" or "= x" around it. */
export function withoutFrame(words: readonly string[]): readonly string[] {
  let at = 0
  while (at < words.length - 1 && isFrame(words, at)) at += 1
  if (words.length > at + 2 && isVariable(words[at]) && words[at + 1] === "=") at += 2
  const rest = words.slice(at)
  if (rest.length > 2 && rest.at(-2) === "=" && isVariable(rest.at(-1))) return rest.slice(0, -2)
  const isThought =
    rest.length > 2 && rest.at(-2) === "i" && /^(?:think|guess|believe)$/.test(rest.at(-1) ?? "")
  return isThought ? rest.slice(0, -2) : rest
}

const isVariable = (word = ""): boolean => /^\p{L}$/u.test(word)

const saysIs = /^(?:is|are|was|were|called|named|ه[وي]|اسمها?|تسمي|يسمي)$/

function isFrame(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ""
  if (frameAdjectives.has(word)) return /^(?:answer|solution|جواب|اجابه)$/.test(words[at + 1] ?? "")
  if (kinds.has(word) && saysIs.test(words[at + 1] ?? "")) return true
  return frameWords.has(word) || word === "the" || word === "=" || owners.has(word)
}

/** Prepositions that are written in one with the word, by the fewest letters of the rest. */
const joined = [
  ["بال", 2],
  ["لل", 2],
  ["ب", 4],
  ["ل", 4],
] as const

/**
 * The words without one leading preposition, which in Arabic may be a letter of the first word. One with which the
 * stored answer begins is part of it.
 */
export function withoutPreposition(
  given: readonly string[],
  stored: readonly string[],
): readonly string[] {
  const [first = "", second = ""] = given
  if (given.length > 1 && prepositions.has(first) && !prepositions.has(stored[0] ?? "")) {
    const rest = given.slice(means.has(second) && given.length > 2 ? 2 : 1)
    const [head = ""] = rest
    return (head === "the" || owners.has(head)) && rest.length > 1 ? rest.slice(1) : rest
  }
  return given.map((word) => (stored.includes(word) ? word : withoutJoined(word, stored)))
}

/** A word without its preposition, if the rest is a word of the stored answer: «بالتبخر» for «تبخر». */
function withoutJoined(word: string, stored: readonly string[]): string {
  if (word[0] !== "ب" && word[0] !== "ل") return word
  const rests = joined.flatMap(([prefix, least]) => {
    const rest = word.slice(prefix.length)
    return word.startsWith(prefix) && rest.length >= least && stored.includes(rest) ? [rest] : []
  })
  return rests[0] ?? word
}

const auxiliary = /^(?:is|are|am|was|were|has|have|had)$/

function auxiliariesContradict(given: readonly string[], stored: readonly string[]): boolean {
  const [first = ""] = stored
  const said = auxiliary.test(first) ? given.filter((word) => auxiliary.test(word)) : []
  return said.length > 0 && !said.includes(first)
}

const findSubject = (words: readonly string[]) =>
  words.find((word, at) => kinds.has(word) && saysIs.test(words[at + 1] ?? ""))

/** "Force is conserved" for "Energy is conserved": what it is about is no frame in both. */
function subjectsContradict(given: readonly string[], stored: readonly string[]): boolean {
  const [one, other] = [findSubject(given), findSubject(stored)]
  return one !== undefined && other !== undefined && one !== other && !isForm(one, other)
}

export const framesContradict = (given: readonly string[], stored: readonly string[]): boolean =>
  auxiliariesContradict(given, stored) || subjectsContradict(given, stored)

const remark = /^(.*\p{L}{2}[\p{L}\p{M}]*) \(([\p{L}\p{M} ]+)\)$/u

/** A stored answer, also without the remark in brackets behind it: «أقلام (جمع قلم)». "Iron (III)" has none. */
export function withoutRemark(stored: string): readonly string[] {
  const [, answer, inside = ""] = remark.exec(stored.trim()) ?? []
  const words = inside
    .toLowerCase()
    .replace(/\bthe |(?<!\p{L})ال/gu, "")
    .split(" ")
  const isPart = inside.length < 3 || withRanks(words).every((word) => getRank(word) !== null)
  return answer === undefined || isPart ? [stored] : [stored, answer]
}
