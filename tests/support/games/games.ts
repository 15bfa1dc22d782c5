import type { Game } from "#contract/words"
import { difficulty } from "./difficulty"
import { fiveHints } from "./five-hints"
import { offside } from "./offside"
import type { SampleGame } from "./sample-game"

/** A sample of every game: a question, its right answer and the commands of a player. */
export const sampleGames: { readonly [G in Game]: SampleGame<G> } = {
  "five-hints": fiveHints,
  offside,
  difficulty,
}
