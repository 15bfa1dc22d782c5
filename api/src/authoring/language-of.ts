import type { Language } from "#contract/words"

const arabic = /\p{Script=Arabic}/gu
const latin = /\p{Script=Latin}/gu

/** The language that a text is written in by its letters, or `otherwise` where neither has more. */
export function languageOf(text: string, otherwise: Language): Language {
  const [arabicLetters, latinLetters] = [countOf(text, arabic), countOf(text, latin)]
  if (arabicLetters === latinLetters) return otherwise
  return arabicLetters > latinLetters ? "ar" : "en"
}

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0
