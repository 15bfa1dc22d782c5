import { itemScore } from "../../../game/difficulty/worth.mjs"
import { toAnswerKey } from "../../src/pool/answer-key.mjs"

/** @import { Placement } from "../types" */
/** @import { SeedGame } from "./game" */

/**
 * @typedef {object} DifficultyItem
 * @property {string} question
 * @property {string} answer
 * @property {boolean} [exact]
 * @property {string} summary
 * @property {number} level from 0, very easy, to 4
 */
/** @typedef {Placement & { readonly items: readonly Readonly<DifficultyItem>[] }} DifficultySet */

/** The answers of the seeded round: right, wrong, or left empty. */
const played = [
  { level: 0, position: 0, isRight: true },
  { level: 1, position: 0, isRight: true },
  { level: 2, position: 0, isRight: false, isEmpty: true },
  { level: 2, position: 1, isRight: false },
  { level: 3, position: 0, isRight: true },
  { level: 4, position: 0, isRight: false },
]

/** @type {SeedGame<"difficulty", DifficultySet>} */
export const difficulty = {
  wireGame: "DifficultyLevel",
  questionsOf: ({ items }, name) =>
    items.map(({ question, answer, exact, summary, level }) => ({
      level,
      setId: name,
      question,
      lines: [],
      answer,
      answerKey: toAnswerKey(answer.split("|")[0] ?? ""),
      exact,
      summary,
      said: question,
    })),
  playedRound: (pool) =>
    played.flatMap(({ level, position, isRight, isEmpty = false }) => {
      const question = pool.find((one) => one.level === level && one.position === position)
      const said = isRight ? question : pool.find((one) => one.answer !== question?.answer)
      if (!question || !said) return []
      const given = isEmpty ? "" : (said.answer.split("|")[0] ?? "")
      const points = isRight ? itemScore(level) : 0
      return [{ question, given, isRight, worth: points, points }]
    }),
}
