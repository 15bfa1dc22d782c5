import { normalised } from "#contract/normalised"
import { asWords, withCapitals, withSigns } from "./notation/signs"
import { withoutFrame } from "./frame"
import { ties } from "./kinds"
import { isNumber, withRanks } from "./numbers/number-tables"
import { withDigits } from "./numbers/number-words"
import { toWords } from "./normalise"

export interface Text {
  readonly text: string
  readonly folded: string
  readonly words: readonly string[]
  readonly line: string
  readonly unframed: readonly string[]
}

export function readText(typed: string): Text {
  const text = typed.trim()
  const folded = withSigns(text)
  const words = wordsOfSigned(folded)
  return { text, folded, words, line: words.join(" "), unframed: withoutFrame(words) }
}

/** The words of an answer as they are compared: numbers in digits, «والقمر» without «وال». */
export const judgedWords = (text: string): string[] => wordsOfSigned(withSigns(text))

/** The normal form with its signs, by which answers of players are put together: C# is not C, 10³ is not 103. */
export const keyOfGiven = (text: string): string => toWords(asWords(withSigns(text))).join(" ")

/**
 * The key of an answer that counts only as it is written: it leaves out white space, curled quotes
 * and Unicode's forms of one character.
 */
export const keyOfWritten = (text: string): string =>
  withCapitals(text).replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim()

function wordsOfSigned(folded: string): string[] {
  const signed = asWords(folded)
  const plain = /[%٪&'’]|per cent|الم/i.test(signed) ? withWordsForSigns(signed) : signed
  const words = toWords(plain).flatMap(withAndApart)
  const plainWords = words.filter((word, at) => !isOrdinalEnding(word, words[at - 1]))
  return withDigits(withRanks(plainWords))
}

const withWordsForSigns = (text: string): string =>
  text
    .replace(
      /[%٪]|(?<!\p{L})(?:per cent|(?:بال|في ال)(?:مئة|مائة|مية|مئه|مائه|ميه))(?!\p{L})/giu,
      " percent ",
    )
    .replaceAll("&", " and ")
    .replace(/(?<=\p{L}n)['’]t(?!\p{L})/giu, "t")

const withAndApart = (word: string): string[] =>
  word.startsWith("وال") && word.length > 5 ? ["و", word.slice(3)] : [word]

const isOrdinalEnding = (word: string, before = ""): boolean =>
  /^(?:st|nd|rd|th)$/.test(word) && isNumber(before)

/** Whether a word only connects others: "of" in "Cape of Good Hope", but not the A in "Vitamin A". */
export const isTie = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? ""
  return ties.has(word) && (word.length > 2 || at < words.length - 1)
}

const operators =
  /^-\s?\p{L}$|\d\/\d+\s?\p{L}{1,2}(?!\p{L})|(?<![\p{L}\p{N}])[\p{L}\p{N}]\s?\/\s?\p{L}(?![\p{L}\p{N}])|[=<>≤≥≠±√∞÷∪∩⊂∈]|π.|\p{N}π|[\p{L}\p{N})]\s*[+*^]\s*[\p{L}\p{N}(-]|(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,2}\s*-\s*[\p{L}\p{N}]{1,2}(?![\p{L}\p{N}])/u

const compound = /^(?:[aeiouy][a-z]|[a-z][aeiouy])-(?:[aeiouy][a-z]|[a-z][aeiouy])$/

export const isFormula = ({ folded }: Text): boolean =>
  !compound.test(folded) &&
  /[^\p{L}\p{M}\p{N}\s]|π/u.test(folded) &&
  operators.test(folded) &&
  /[\p{L}\p{N}∞]/u.test(folded) &&
  !/ per /.test(asWords(folded))

/** A formula without spaces, `*` and a final mark; unless `keepsName`, also without "x=" before it or "=x" after. */
export function withoutName(folded: string, keepsName: boolean): string {
  const plain = folded.replace(/\s*[.?!]$/, "")
  if (keepsName) return plain
  return plain.replace(/^\p{L}{1,6}(?:\(\p{L}\))?\s?=/u, "").replace(/=\s?\p{L}$/u, "")
}

/** Whether a text has digits or signs, so that its letters alone are not the answer. */
export const hasSign = ({ folded, words }: Text): boolean =>
  /[\p{N}+#♯♭±√∪∩]|^-\p{L}$|\p{L}\/\p{L}/u.test(folded) || words.some((word) => signWords.has(word))

const signWords = new Set(["sharp", "flat", "prime", "degree", "raised", "squared", "cubed"])

export const toLetters = ({ folded }: Text): string => folded.replace(/\P{L}/gu, "")

export const lettersWithoutArticles = ({ words }: Text): string =>
  words.filter((word) => !/^(?:al|el|ul|ad|ud|the|of)$/.test(word)).join("")

const marks = /[\u064b-\u0652]/u

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

const markedLetters = (text: string): string[] => {
  const letters: string[] = []
  for (const sign of normalised(text, "NFC").replace(/[\u0640\s]|(?<=^|\s)ال/g, "")) {
    if (marks.test(sign)) letters.push(`${letters.pop() ?? ""}${sign}`)
    else letters.push(sign)
  }
  return letters
}
