import type { Game } from "#contract/words"
import { difficulty } from "./difficulty"
import { fiveHints } from "./five-hints"
import { offside } from "./offside"
import type { SettledGame } from "./settled-game"

/** Every game: all of them credit points, so none may be missing. */
export const settledGames: { readonly [G in Game]: SettledGame<G> } = {
  "five-hints": fiveHints,
  offside,
  difficulty,
}
