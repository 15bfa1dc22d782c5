import { wireGames, type WireGame } from "#contract/words"
import { difficulty } from "./difficulty"
import { fiveHints } from "./five-hints"
import type { ApiGame } from "./game"
import { offside } from "./offside"

export const games: Readonly<Record<WireGame, ApiGame>> = {
  [wireGames["five-hints"]]: fiveHints,
  [wireGames.offside]: offside,
  [wireGames.difficulty]: difficulty,
}

export const hasTypedAnswers = (game: string): boolean =>
  Object.values(games).some((each) => each.name === game && each.hasTypedAnswers)
