import { itemScore } from "#game/worth"
import type { Question } from "../../store/questions"

export const nothingToPlay = "There is nothing to play here yet."

/** A question of the five hints game as it goes over the wire. */
export const toHintsQuestion = ({ question, summary, answer, lines }: Question) => ({
  question,
  summary,
  correctAnswer: answer,
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
  correctAnswer: answer,
  score: itemScore(level),
})
