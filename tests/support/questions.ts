import { readSeed } from "../../api/seed/read-seed.mjs"
import { reasonFor } from "../../game/answers/judge"

export interface SeededQuestion {
  readonly language: "en" | "ar"
  readonly question: string
  readonly hints: readonly string[]
  /** The first of the accepted alternatives, as people would write it. */
  readonly answer: string
  /** Every accepted alternative. */
  readonly answers: readonly string[]
  readonly summary: string
  readonly grade?: number
  readonly subject?: string
  readonly chapter?: number
  readonly section?: number
}

export const seededQuestions: readonly SeededQuestion[] = readSeed().games["five-hints"].flatMap(
  ({ language, items }) =>
    items.map((item) => {
      const answers = item.answer.split("|").map((answer) => answer.trim())
      return { ...item, language, answers, answer: answers[0] ?? "" }
    }),
)

/**
 * The seed data of a question on the screen; the first hint distinguishes questions with the same
 * text.
 */
export function seededQuestion(question: string, firstHint: string): SeededQuestion {
  const found = seededQuestions.find(
    (each) => each.question === question && each.hints[0] === firstHint,
  )
  if (!found) throw new Error(`The seed does not ask "${question}" with "${firstHint}".`)
  return found
}

/** An answer that is wrong for every question. */
export const wrongAnswer = "zzyzx qwrk"

/** The right answer with one letter doubled; `null` unless it is one long word and this counts as a slip. */
export function misspelt({ answer, answers }: SeededQuestion): string | null {
  if (!/^\p{L}{7,}$/u.test(answer)) return null
  const typed = answer.slice(0, 4) + answer.slice(3)
  return reasonFor(typed, answers.join("|")) === "slip" ? typed : null
}
