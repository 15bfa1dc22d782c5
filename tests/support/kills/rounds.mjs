import { readSeed } from "../../../api/seed/read-seed.mjs"

/** @typedef {"five-hints" | "offside" | "difficulty"} Game */
/** @typedef {{ seed: number, shown: number }} Plan the seed of the answers, and the number of hints shown */
/** @typedef {import("./pupil.mjs").Line} Line */
/**
 * @typedef {object} Round as a page in play shows it
 * @property {string} id
 * @property {(plan: Plan) => Readonly<Record<string, string>>} fields of the next form
 * @property {(plan: Plan) => readonly Line[]} outcome
 */
/** @typedef {import("node-html-parser").HTMLElement} HTMLElement */

const { games } = readSeed()
const ofGrade7 = (/** @type {{ grade?: number | undefined }} */ { grade }) => grade === 7
/** @type {Map<string, string>} by the question and its first hint */
const hintAnswers = new Map(
  games["five-hints"].flatMap(({ items }) =>
    items.map((item) => [`${item.question}\n${item.hints[0]}`, item.answer.split("|")[0] ?? ""]),
  ),
)
const statements = new Map(
  games.offside.flatMap(({ items }) => items.filter(ofGrade7).map((item) => [item.question, item])),
)
const items = new Map(
  games.difficulty.flatMap(({ items }) =>
    items.filter(ofGrade7).flatMap((set) => set.items.map((item) => [item.question, item])),
  ),
)

/** @param {Game} game @param {number} chapter */
export const addressOf = (game, chapter) =>
  `/games/education/${game}/play-${game}?subject=Math&chapter=${chapter}`

/** @param {Round} round @param {Plan} plan */
export const answerRound = (round, plan) => ({ round: round.id, ...round.fields(plan) })

/** The round in play on a page; `null` without one. @param {Game} game @param {HTMLElement} page */
export function readRound(game, page) {
  const id = page.querySelector('main input[name="round"]')?.getAttribute("value") ?? ""
  const intent = page.querySelector('main input[name="intent"][value="next"]')
  if (!id || intent) return null
  if (game === "five-hints") return { id, ...readHints(page) }
  return { id, ...(game === "offside" ? readOffside(page) : readItems(page)) }
}

/** One in three is wrong. @param {Plan} plan @param {number} place */
const isRight = ({ seed }, place) => Math.floor(seed / 3 ** place) % 3 > 0

/** @param {HTMLElement} page @returns {Omit<Round, "id">} */
function readHints(page) {
  const question = page.querySelector("main h1")?.text.trim() ?? ""
  const shown = page.querySelectorAll('main ol li [dir="auto"]').map(({ text }) => text)
  const right = hintAnswers.get(`${question}\n${shown.at(-1)}`)
  if (right === undefined) throw new Error(`The seed does not ask "${question}".`)
  const isHandedIn = page.querySelector("main input[name=answer][readonly]") !== null
  return {
    fields: (plan) => {
      const isHint = shown.length <= plan.seed % 3 && !isHandedIn
      plan.shown = shown.length
      const answer = isRight(plan, 1) ? right : "nobody knows"
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

/** @param {HTMLElement} page @returns {Omit<Round, "id">} */
function readOffside(page) {
  const question = page.querySelector("main h1")?.text.trim() ?? ""
  const truth = statements.get(question)?.statements ?? []
  if (truth.length === 0) throw new Error(`The seed does not ask "${question}" in offside.`)
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

/** @param {HTMLElement} page @returns {Omit<Round, "id">} */
function readItems(page) {
  const labels = page.querySelectorAll('main label [dir="auto"]').map(({ text }) => text.trim())
  const asked = labels.map((question) => {
    const item = items.get(question)
    if (!item) throw new Error(`The seed does not ask "${question}" in difficulty.`)
    return { question, answer: item.answer.split("|")[0] ?? "", score: 5 * (item.level + 1) }
  })
  return {
    fields: (plan) => {
      const given = asked.map(({ answer }, at) => [
        `answer-${at + 1}`,
        isRight(plan, at) ? answer : "nobody knows",
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
