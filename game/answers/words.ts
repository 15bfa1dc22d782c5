import { normalised } from "#contract/normalised"
import { fold } from "./fold"
import { frameAdjectives, frameWords, ties } from "./kinds"
import { isNumber } from "./number-tables"
import { withDigits } from "./number-words"
import { wordsOf } from "./normalise"

/** A text prepared for judging. */
export interface Text {
  readonly text: string
  readonly folded: string
  readonly words: readonly string[]
  /** The words, joined by spaces. */
  readonly line: string
  readonly unframed: readonly string[]
}

export function readText(typed: string): Text {
  const text = typed.trim()
  const words = judgedWords(text)
  return { text, folded: fold(text), words, line: words.join(" "), unframed: withoutFrame(words) }
}

/** The words of an answer as they are compared: numbers in digits, «والقمر» without «وال». */
export function judgedWords(text: string): string[] {
  const plain = /[%٪&'’]|per cent|الم/i.test(text) ? withWordsForSigns(text) : text
  const words = wordsOf(plain).map(withoutAnd)
  return withDigits(words.filter((word, at) => !isOrdinalEnding(word, words[at - 1])))
}

const withWordsForSigns = (text: string): string =>
  text
    .replace(
      /[%٪]|(?<!\p{L})(?:per cent|(?:بال|في ال)(?:مئة|مائة|مية|مئه|مائه))(?!\p{L})/giu,
      " percent ",
    )
    .replaceAll("&", " and ")
    .replace(/(?<=\p{L}n)['’]t(?!\p{L})/giu, "t")

const withoutAnd = (word: string): string =>
  word.startsWith("وال") && word.length > 5 ? word.slice(3) : word

const isOrdinalEnding = (word: string, before = ""): boolean =>
  /^(?:st|nd|rd|th)$/.test(word) && isNumber(before)

/** Removes phrases such as "I think it is" before an answer or "I think" after it, and "x =" before a value. */
function withoutFrame(words: readonly string[]): readonly string[] {
  let at = 0
  while (at < words.length - 1 && isFrame(words, at)) at += 1
  if (words.length > at + 2 && /^\p{L}$/u.test(words[at] ?? "") && words[at + 1] === "=") at += 2
  const rest = words.slice(at)
  const isThought =
    rest.length > 2 && rest.at(-2) === "i" && /^(?:think|guess|believe)$/.test(rest.at(-1) ?? "")
  return isThought ? rest.slice(0, -2) : rest
}

function isFrame(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ""
  if (frameAdjectives.has(word)) return /^(?:answer|solution|جواب|اجابه)$/.test(words[at + 1] ?? "")
  return frameWords.has(word) || word === "the" || (word === "=" && at > 0)
}

/** Whether a word only connects others: "of" in "Cape of Good Hope", but not the A in "Vitamin A". */
export const isTie = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? ""
  return ties.has(word) && (word.length > 2 || at < words.length - 1)
}

const operators =
  /[=<>≤≥±√∞÷×]|[\p{L}\p{N})]\s*[+*^]\s*[\p{L}\p{N}(]|(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,2}\s*-\s*[\p{L}\p{N}]{1,2}(?![\p{L}\p{N}])/u

/** Whether a text is arithmetic or algebra, in which every sign counts. */
export const isFormula = ({ text, folded }: Text): boolean =>
  /[^\p{L}\p{M}\p{N}\s]/u.test(text) && operators.test(folded) && /[\p{L}\p{N}]/u.test(folded)

/** A formula without spaces, `^`, `*`, `·` and a final mark; unless `keepsName`, also without "x=" before it. */
export function squeezed({ folded }: Text, keepsName: boolean): string {
  const plain = folded.replace(/[\s^*·]|[.?!]$/g, "")
  return keepsName ? plain : plain.replace(/^[\p{L}]{1,6}(?:\(\p{L}\))?=/u, "")
}

export const hasDigit = ({ folded }: Text): boolean => /\p{N}/u.test(folded)

/** The letters of a text, joined. */
export const lettersOf = ({ folded }: Text): string => folded.replace(/\P{L}/gu, "")

export const lettersWithoutArticles = ({ words }: Text): string =>
  words.filter((word) => !/^(?:al|el|ul|ad|ud|the|of)$/.test(word)).join("")

const marks = /[\u064b-\u0652]/u

/** Whether vowel signs make two texts of the same letters different words: عُمان and عمّان. */
export function marksContradict(one: string, other: string): boolean {
  const [a, b] = [markedLetters(one), markedLetters(other)]
  if (!a.some((letter) => letter.length > 1) || !b.some((letter) => letter.length > 1)) return false
  if (a.length !== b.length) return false
  return a.some((letter, at) => {
    const twin = b[at] ?? ""
    if (at === a.length - 1 || letter[0] !== twin[0]) return false
    const [mine, theirs] = [letter, twin].map((text) => text.slice(1).replace("\u0651", ""))
    return (
      letter.includes("\u0651") !== twin.includes("\u0651") ||
      (mine !== "" && theirs !== "" && mine !== theirs)
    )
  })
}

/** Each letter with the vowel signs on it. */
const markedLetters = (text: string): string[] => {
  const letters: string[] = []
  for (const sign of normalised(text, "NFC").replace(/[\u0640\s]|(?<=^|\s)ال/g, "")) {
    if (marks.test(sign)) letters.push(`${letters.pop() ?? ""}${sign}`)
    else letters.push(sign)
  }
  return letters
}
