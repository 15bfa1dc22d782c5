import { itemScore } from "../../game/difficulty/worth.mjs"
import { offsideWorth } from "../../game/offside/worth.mjs"
import { toAnswerKey } from "../src/pool/answer-key.mjs"

/**
 * @import { Game } from "#contract/words"
 * @import { Placement, SeedGame } from "./types"
 */

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
const fiveHints = {
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

/**
 * @typedef {Placement & {
 *   readonly question: string
 *   readonly statements: readonly { readonly text: string, readonly true: boolean }[]
 *   readonly summary: string
 * }} OffsideItem
 */

/** @type {SeedGame<"offside", OffsideItem>} */
const offside = {
  wireGame: "offside",
  questionsOf({ question, statements, summary }) {
    const lines = statements.map(({ text }) => text)
    const answer = statements.flatMap(({ true: isTrue }, at) => (isTrue ? [at + 1] : [])).join("")
    // The answer is a list of numbers of statements: equal answers do not make two questions translations.
    const answerKey = ""
    const said = lines.join(",")
    return [{ level: 0, setId: null, question, lines, answer, answerKey, summary, said }]
  },
  playedRound: ([question]) =>
    question
      ? [{ question, given: null, isRight: false, worth: offsideWorth(0), points: offsideWorth(1) }]
      : [],
}

/**
 * @typedef {object} DifficultyItem
 * @property {string} question
 * @property {string} answer
 * @property {boolean} [exact]
 * @property {string} summary
 * @property {number} level from 0, very easy, to 4
 */
/** @typedef {Placement & { readonly items: readonly Readonly<DifficultyItem>[] }} DifficultySet */

const played = [
  { level: 0, position: 0, isRight: true },
  { level: 1, position: 0, isRight: true },
  { level: 2, position: 0, isRight: false, isEmpty: true },
  { level: 2, position: 1, isRight: false },
  { level: 3, position: 0, isRight: true },
  { level: 4, position: 0, isRight: false },
]

/** @type {SeedGame<"difficulty", DifficultySet>} */
const difficulty = {
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

/**
 * Every game, in the order in which questions get their ids: a new game comes last, so that the ids in existing
 * databases do not change.
 * @satisfies {{ readonly [G in Game]: SeedGame<G> }}
 */
export const games = { "five-hints": fiveHints, offside, difficulty }

export const gameNames = /** @type {readonly Game[]} */ (Object.keys(games))
