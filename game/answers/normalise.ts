import { fold } from "./fold"
import { plainNumber } from "./numbers/number"

/** A minus sign; after a letter or a digit the sign is a hyphen. */
const minus = /(?<![\p{L}\p{N}]|\p{N}\s)-(?=\d)|^-(?= \d)/u
const number = /(?<![\p{L}\p{N}])\d+(?:[.,'/]\d+)*(?!\p{N})/u
const wordOrSignOfArithmetic = /[\p{L}\p{N}\p{M}]+|[^\P{Sm}|~]/u
const token = new RegExp(
  [minus, number, wordOrSignOfArithmetic].map(({ source }) => source).join("|"),
  "gu",
)
const groupsOfThree = /(?<![\d.,])\d{1,3}(?: \d{3})+(?![\d.,])/g
const fewestLetters = 3

/**
 * The normal form of a text, equal for the same answer written differently. See "When an answer counts as right" in the
 * contract.
 */
export function normalise(text: string): string {
  return toWords(text).join(" ")
}

export function toWords(text: string): string[] {
  const folded = fold(text)
    .replace(/^\+ ?(?=\d)/, "")
    .replace(/(?<![\p{L}\p{N}.])\.(?=\d)/gu, "0.")
    .replace(groupsOfThree, (number) => number.replaceAll(" ", ""))
  return withoutArticles(signed((folded.match(token) ?? []).flatMap(plainWords)))
}

function plainWords(word: string): string[] {
  if (!/^\d/.test(word)) return [word]
  const plain = plainNumber(word)
  return plain === null ? word.split(/[.,'/]/) : [plain]
}

function signed(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    if (word === "-") return []
    return words[at - 1] === "-" && word !== "0" ? [`-${word}`] : [word]
  })
}

function withoutArticles(words: readonly string[]): string[] {
  return words.filter((word, at) => !isArticle(word, words[at + 1])).map(withoutAl)
}

function isArticle(word: string, next = ""): boolean {
  return /^(?:the|an?)$/.test(word) && next.length >= fewestLetters
}

/** Removes the article repeatedly: without its hamza the أل of ألمانيا looks like an article as well. */
function withoutAl(word: string): string {
  const rest = word.startsWith("ال") ? word.slice(2) : word
  return rest !== word && rest.length >= fewestLetters ? withoutAl(rest) : word
}
