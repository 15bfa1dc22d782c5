import { offsideWorth } from "../../../game/offside/worth.mjs"

/** @import { Placement } from "../types" */
/** @import { SeedGame } from "./game" */

/**
 * @typedef {Placement & {
 *   readonly question: string
 *   readonly statements: readonly { readonly text: string, readonly true: boolean }[]
 *   readonly summary: string
 * }} OffsideItem
 */

/** @type {SeedGame<"offside", OffsideItem>} */
export const offside = {
  wireGame: "offside",
  questionsOf({ question, statements, summary }) {
    const lines = statements.map(({ text }) => text)
    const answer = statements.flatMap(({ true: isTrue }, at) => (isTrue ? [at + 1] : [])).join("")
    // The answer is a list of numbers of statements: equal answers do not make two questions translations.
    const answerKey = ""
    const said = lines.join(",")
    return [{ level: 0, setId: null, question, lines, answer, answerKey, summary, said }]
  },
  /** A round with one wrong judgement. */
  playedRound: ([question]) =>
    question
      ? [{ question, given: null, isRight: false, worth: offsideWorth(0), points: offsideWorth(1) }]
      : [],
}
