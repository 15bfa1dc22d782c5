import type { Game } from "#contract/words"
import { difficulty } from "./difficulty"
import { fiveHints } from "./five-hints"
import { offside } from "./offside"
import type { SettledGame } from "./settled-game"

/** Every game: money is at stake, so none is left out. */
export const settledGames: { readonly [G in Game]: SettledGame<G> } = {
  "five-hints": fiveHints,
  offside,
  difficulty,
}
