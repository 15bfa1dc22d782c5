import { wireGames, type WireGame } from "#contract/words"
import { difficulty } from "./difficulty"
import { fiveHints } from "./five-hints"
import type { GameRules } from "./game"
import { offside } from "./offside"

export const games: Readonly<Record<WireGame, GameRules>> = {
  [wireGames["five-hints"]]: fiveHints,
  [wireGames.offside]: offside,
  [wireGames.difficulty]: difficulty,
}
