import type { Game } from "../../../contract/words"
import { difficulty } from "./difficulty"
import { fiveHints } from "./five-hints"
import { offside } from "./offside"
import type { PlainGame } from "./plain-game"

export const plainGames = {
  "five-hints": fiveHints,
  offside,
  difficulty,
} as const satisfies Readonly<Record<Game, PlainGame>>

export const words = {
  "five-hints": fiveHints.written,
  offside: offside.written,
  difficulty: difficulty.written,
}
