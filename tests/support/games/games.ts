import type { Game } from "#contract/words"
import { difficulty } from "./difficulty"
import { fiveHints } from "./five-hints"
import { offside } from "./offside"
import type { SampleGame } from "../commands"

export const sampleGames: { readonly [G in Game]: SampleGame<G> } = {
  "five-hints": fiveHints,
  offside,
  difficulty,
}
