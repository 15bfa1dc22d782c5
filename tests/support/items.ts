import { readSeed } from "../../api/seed/read-seed.mjs"

export interface SeededItem {
  readonly language: "en" | "ar"
  readonly question: string
  /** The first of the accepted alternatives, as people would write it. */
  readonly answer: string
  /** Every accepted alternative. */
  readonly answers: readonly string[]
  /** From the contract: 5, 10, 15, 20 or 25 points, by the level. */
  readonly score: number
  readonly grade?: number | undefined
  readonly subject?: string | undefined
  readonly chapter?: number | undefined
  readonly section?: number | undefined
}

const scores = [5, 10, 15, 20, 25] as const

const seeded: readonly SeededItem[] = readSeed().games.difficulty.flatMap(({ language, items }) =>
  items.flatMap(({ items: questions, ...place }) =>
    questions.map(({ question, answer, level }) => {
      const answers = answer.split("|").map((each) => each.trim())
      const score = scores[level] ?? 0
      return { ...place, language, question, answers, answer: answers[0] ?? "", score }
    }),
  ),
)

/** The seed data of an item on the screen, found by its unique question. */
export function seededItem(question: string): SeededItem {
  const found = seeded.find((each) => each.question === question)
  if (!found) throw new Error(`The seed does not ask "${question}" in difficulty.`)
  return found
}
