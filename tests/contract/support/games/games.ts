import type { Game } from "#contract/words"
import { difficulty } from "./difficulty"
import { fiveHints } from "./five-hints"
import { offside } from "./offside"
import type { SchoolGame } from "./school-game"

export const schoolGames: Readonly<Record<Game, SchoolGame>> = {
  "five-hints": fiveHints,
  offside,
  difficulty,
}
