import { readSeed } from "../../api/seed/read-seed.mjs"

export interface SeededItem {
  readonly language: "en" | "ar"
  readonly question: string
  /** As people would write it: the first of the alternatives. */
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

/** The seed data of an item on the screen: no two start alike. */
export function seededItem(question: string): SeededItem {
  const found = seeded.find((each) => each.question === question)
  if (!found) throw new Error(`The seed does not ask "${question}" in difficulty.`)
  return found
}
