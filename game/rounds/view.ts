import type { RoundView } from "../referee"
import { viewDifficulty } from "./difficulty-view"
import { viewFiveHints } from "./five-hints-view"
import { viewOffside } from "./offside-view"
import type { Round } from "./rounds"

/** All that may leave the server of a round of any game. */
export function viewRound(round: Round): RoundView {
  switch (round.game) {
    case "five-hints":
      return viewFiveHints(round)
    case "offside":
      return viewOffside(round)
    case "difficulty":
      return viewDifficulty(round)
  }
}
