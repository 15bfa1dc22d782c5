import { difficulty } from "./difficulty.mjs"
import { fiveHints } from "./five-hints.mjs"
import { offside } from "./offside.mjs"

/** @import { Game } from "#contract/words" */
/** @import { SeedGame } from "./game" */

/**
 * Every game, in the order in which questions get their ids: a new game comes last, so that the ids in existing
 * databases do not change.
 * @satisfies {{ readonly [G in Game]: SeedGame<G> }}
 */
export const games = { "five-hints": fiveHints, offside, difficulty }

export const gameNames = /** @type {readonly Game[]} */ (Object.keys(games))
