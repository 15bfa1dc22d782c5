import { alternativesOf } from "#game/answers/alternatives"
import { itemScore } from "#game/worth"
import type { Question } from "../../store/questions"

export const nothingToPlay = "There is nothing to play here yet."

/** A question of the five hints game as it goes over the wire. */
export const toHintsQuestion = ({ question, summary, answer, lines }: Question) => ({
  question,
  summary,
  ...wireAnswer(answer),
  hints: [...lines],
})

/** A stored answer of "135" says that the first, third and fifth statement are true. */
export const toOffsideQuestion = ({ question, summary, answer, lines }: Question) => ({
  question,
  summary,
  information: [...lines],
  correctAnswer: Array.from(answer, Number),
})

export const toDifficultyItem = ({ question, answer, level }: Question) => ({
  question,
  ...wireAnswer(answer),
  score: itemScore(level),
})

/** The answer that players are shown; what else is right stands beside it, where there is any. */
export function wireAnswer(answer: string) {
  const { correctAnswer, alternatives } = alternativesOf(answer)
  return alternatives.length > 0
    ? { correctAnswer, alternatives: [...alternatives] }
    : { correctAnswer }
}
