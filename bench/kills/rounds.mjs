import {
  seededItem,
  seededQuestion,
  seededStatements,
  wrongAnswer,
} from "../../tests/support/seeded.mjs"

/** @import { Game } from "#contract/words" */
/** @import { HTMLElement } from "node-html-parser" */
/**
 * The seed of the answers, and the number of hints shown, which a round may increase.
 * @typedef {{ readonly seed: number, shown: number }} Plan
 */
/** @typedef {{ readonly question: string, readonly won: number, readonly isRight: boolean }} Line the result of one question of a round */
/**
 * A round in play, as its page shows it: the fields of its next form, beside the round's id, and the results of its
 * questions when it is over.
 * @typedef {{ fields(plan: Plan): Readonly<Record<string, string>>, outcome(plan: Plan): readonly Line[] }} PlainRound
 */
/** @typedef {PlainRound & { readonly id: string }} Round */

/** @param {Game} game @param {number} chapter */
export const addressOf = (game, chapter) =>
  `/games/education/${game}/play-${game}?subject=Math&chapter=${chapter}`

/** @param {Round} round @param {Plan} plan */
export const answerRound = (round, plan) => ({ round: round.id, ...round.fields(plan) })

/** The round in play on a page; `null` if there is none. @param {Game} game @param {HTMLElement} page */
export function readRound(game, page) {
  const id = page.querySelector('main input[name="round"]')?.getAttribute("value") ?? ""
  const intent = page.querySelector('main input[name="intent"][value="next"]')
  if (!id || intent) return null
  return { id, ...readers[game](page) }
}

/** @type {Readonly<Record<Game, (page: HTMLElement) => PlainRound>>} */
const readers = { "five-hints": readHints, offside: readStatements, difficulty: readItems }

/** One answer in three is wrong. @param {Plan} plan @param {number} place */
const isRight = ({ seed }, place) => Math.floor(seed / 3 ** place) % 3 > 0

/** @param {HTMLElement} page @returns {PlainRound} */
function readHints(page) {
  const question = page.querySelector("main h1")?.text.trim() ?? ""
  const shown = page.querySelectorAll('main ol li [dir="auto"]').map(({ text }) => text)
  const { answer: right } = seededQuestion(question, shown.at(-1) ?? "")
  const isHandedIn = page.querySelector("main input[name=answer][readonly]") !== null
  return {
    fields: (plan) => {
      const isHint = shown.length <= plan.seed % 3 && !isHandedIn
      plan.shown = shown.length
      const answer = isRight(plan, 1) ? right : wrongAnswer
      return isHint
        ? { intent: "hint", shown: String(shown.length), answer: "" }
        : { intent: "answer", shown: String(shown.length), answer }
    },
    outcome: (plan) => {
      const won = isRight(plan, 1) ? 50 - 10 * (plan.shown - 1) : 0
      return [{ question, won, isRight: isRight(plan, 1) }]
    },
  }
}

/** @param {HTMLElement} page @returns {PlainRound} */
function readStatements(page) {
  const question = page.querySelector("main h1")?.text.trim() ?? ""
  const { statements: truth } = seededStatements(question)
  return {
    fields: (plan) => {
      const said = truth.map((one, at) => [
        `statement-${at + 1}`,
        String(one.true === isRight(plan, at)),
      ])
      return { intent: "answer", ...Object.fromEntries(said) }
    },
    outcome: (plan) => {
      const wrong = truth.filter((_, at) => !isRight(plan, at)).length
      return [{ question, won: [50, 25, 12, 6, 3, 1, 0][wrong] ?? 0, isRight: wrong === 0 }]
    },
  }
}

/** @param {HTMLElement} page @returns {PlainRound} */
function readItems(page) {
  const labels = page.querySelectorAll('main label [dir="auto"]').map(({ text }) => text.trim())
  const asked = labels.map(seededItem)
  return {
    fields: (plan) => {
      const given = asked.map(({ answer }, at) => [
        `answer-${at + 1}`,
        isRight(plan, at) ? answer : wrongAnswer,
      ])
      return { intent: "answer", confirm: "yes", ...Object.fromEntries(given) }
    },
    outcome: (plan) =>
      asked.map(({ question, score }, at) => {
        const right = isRight(plan, at)
        return { question, won: right ? score : 0, isRight: right }
      }),
  }
}
