import type { Game } from "#contract/words"
import type { DifficultyMaterial } from "#game/difficulty/round"
import type { FiveHintsMaterial } from "#game/five-hints/round"
import type { OffsideMaterial } from "#game/offside/round"
import type { RoundKey } from "#game/rounds/round-key"

export const sets: RoundKey<"five-hints"> = {
  game: "five-hints",
  source: { category: "education", subject: "Math", chapter: "Sets" },
}
export const angles: RoundKey<"five-hints"> = {
  game: "five-hints",
  source: { category: "education", subject: "Math", chapter: "Angles" },
}
export const music: RoundKey<"five-hints"> = {
  game: "five-hints",
  source: { category: "entertainment", section: "0" },
}

/** The key of another game with the same source. */
export const keyOf = <G extends Game>(game: G, { source }: RoundKey = sets): RoundKey<G> => ({
  game,
  source,
})

export const nile: FiveHintsMaterial = {
  question: "Which river?",
  summary: "It carries the rain of Ethiopia to the sea.",
  correctAnswer: "Nile",
  hints: ["It is long", "It floods", "It runs north", "It has a delta", "Cairo drinks it"],
}

/** The same about another question: a question has one round in play. */
export const nileIn = (chapter: string | number): FiveHintsMaterial => ({
  ...nile,
  question: `Which river of chapter ${chapter}?`,
})

/** The first, third and fifth are true. */
export const mammals: OffsideMaterial = {
  question: "Which of these are mammals?",
  summary: "A whale breathes air and feeds its calf with milk.",
  information: ["Whales", "Sharks", "Bats", "Penguins", "Camels", "Frogs"],
  correctAnswer: [1, 3, 5],
}

/** Worth 5 + 10 + 15 + 15 + 20 + 25 = 90. */
export const capitals: DifficultyMaterial = {
  items: [
    { question: "Capital of Egypt?", correctAnswer: "Cairo", score: 5 },
    { question: "Capital of Jordan?", correctAnswer: "Amman", score: 10 },
    { question: "Capital of Oman?", correctAnswer: "Muscat", score: 15 },
    { question: "Capital of Sudan?", correctAnswer: "Khartoum", score: 15 },
    { question: "Capital of Chad?", correctAnswer: "N'Djamena", score: 20 },
    { question: "Capital of Mauritania?", correctAnswer: "Nouakchott", score: 25 },
  ],
}
export const capitalAnswers = capitals.items.map(({ correctAnswer }) => correctAnswer)
