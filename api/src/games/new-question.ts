import type { Language } from "#contract/words"
import { Refusal } from "../reply"

/** A question as its author wrote it, of any game. */
export interface NewQuestion {
  readonly question: string
  /** Hints or statements. */
  readonly lines: readonly string[]
  readonly answer: string
  readonly summary: string
  readonly level: number
  /** Beside the answer, what an answer call identifies the question by. */
  readonly said: string
}

export const invalidField = (field: string, reason: string) =>
  new Refusal(400, `${field}: ${reason}`)

const arabic = /\p{Script=Arabic}/gu
const latin = /\p{Script=Latin}/gu

/** The language of a text by its letters, or `otherwise` where neither script has more. */
export function languageOf(text: string, otherwise: Language): Language {
  const [arabicLetters, latinLetters] = [countOf(text, arabic), countOf(text, latin)]
  if (arabicLetters === latinLetters) return otherwise
  return arabicLetters > latinLetters ? "ar" : "en"
}

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0
