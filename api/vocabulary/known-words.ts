import { holds } from "./word-filter"
import { words as arabic } from "./words.ar"
import { words as english } from "./words.en"

const decode = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

const filters = new Map<string, Uint8Array>()

function filterFor(language: "ar" | "en"): Uint8Array {
  const filter = filters.get(language) ?? decode(language === "ar" ? arabic : english)
  filters.set(language, filter)
  return filter
}

/**
 * Whether a word, in the normal form of answers, is in the vocabulary of its script. See
 * docs/decisions/0035-the-judge.md.
 */
export const isKnownWord = (word: string): boolean =>
  holds(filterFor(/[\u0621-\u064a]/.test(word) ? "ar" : "en"), word)
