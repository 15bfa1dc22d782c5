import { difficulty } from "./difficulty.mjs"
import { fiveHints } from "./five-hints.mjs"
import { offside } from "./offside.mjs"

/** @import { Game } from "#contract/words" */
/** @import { PlainGame } from "./game" */

/** @satisfies {Readonly<Record<Game, PlainGame>>} */
export const plainGames = { "five-hints": fiveHints, offside, difficulty }
