import type { Game } from "#contract/words"
import type { RoundView, ViewOf } from "#game/games"
import type { Roll } from "../../support/dice.mjs"
import { settledGames } from "./games/games"
import type { Form } from "./games/settled-game"

export type { Form }

/** A random form that the buttons of a page allow, right or wrong. */
export function formOf(view: RoundView, roll: Roll): Form {
  const round = view.roundId
  if (view.phase === "answered") return { round, intent: "next" }
  return { round, ...playedForm(view.game, view, roll) }
}

const playedForm = <G extends Game>(game: G, view: ViewOf<G>, roll: Roll) =>
  settledGames[game].formOf(view, roll)

/** The form with the right answers. */
export const rightForm = <G extends Game>(game: G, view: ViewOf<G>): Form => ({
  round: view.roundId,
  intent: "answer",
  ...settledGames[game].rightForm(view),
})
