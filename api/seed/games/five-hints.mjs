import { toAnswerKey } from "../../src/pool/answer-key.mjs"

/** @import { Placement } from "../types" */
/** @import { SeedGame } from "./game" */

/**
 * @typedef {Placement & {
 *   readonly question: string
 *   readonly hints: readonly string[]
 *   readonly answer: string
 *   readonly exact?: boolean
 *   readonly summary: string
 * }} HintsItem
 */

/** Most points of seeded pupils come from its rounds; see play-rounds.mjs. @type {SeedGame<"five-hints", HintsItem>} */
export const fiveHints = {
  wireGame: "five hints",
  questionsOf: ({ question, hints, answer, exact, summary }) => [
    {
      level: 0,
      setId: null,
      question,
      lines: hints,
      answer,
      answerKey: toAnswerKey(answer.split("|")[0] ?? ""),
      exact,
      summary,
      said: hints.join(","),
    },
  ],
}
