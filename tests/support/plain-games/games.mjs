import { difficulty } from "./difficulty.mjs"
import { fiveHints } from "./five-hints.mjs"
import { offside } from "./offside.mjs"

/** @import { Game } from "#contract/words" */
/** @import { PlainGame } from "./game" */

/** @satisfies {Readonly<Record<Game, PlainGame>>} */
export const plainGames = { "five-hints": fiveHints, offside, difficulty }

/** Valid fields of the form that writes a question, by the names of the form's fields. */
export const words = {
  "five-hints": fiveHints.written,
  offside: offside.written,
  difficulty: difficulty.written,
}
