import { plainGames } from "../plain-games/games.mjs"

/** @import { Game } from "#contract/words" */
/** @import { HTMLElement } from "node-html-parser" */
/** @import { PlainRound, Plan } from "../plain-games/game" */
/** @typedef {PlainRound & { readonly id: string }} Round as its page shows it while in play */

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
  return { id, ...plainGames[game].readRound(page) }
}
