import { foldLetters } from "./look-alikes.mjs"

const wordsMax = 6

export const foldedWords = (name: string): readonly string[] =>
  foldLetters(name)
    .replaceAll("ء", "")
    .replaceAll(/(^|\s)عبد\s+/g, "$1عبد")
    .split(/\s+/)
    .map((word) => word.replace(/^ال(?=..)/, ""))
    .filter((word) => word !== "")

export function nameWords(name: string): readonly string[] {
  const words = foldedWords(name).slice(0, wordsMax)
  const pairs = words.flatMap((word, at) => words.slice(at + 1).map((later) => `${word} ${later}`))
  return [...new Set([...words, ...pairs])]
}

export function searchedKey(search: readonly string[]): string {
  const [first = "", ...others] = search
  const last = others.at(-1)
  return last === undefined ? first : `${first} ${last}`
}
