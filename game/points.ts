import type { Game } from "#contract/words"
import { itemScore } from "./difficulty/worth.mjs"
import { hintsWorth } from "./five-hints/worth.mjs"
import { offsideWorth } from "./offside/worth.mjs"

/** The points that sentences about a game name. Reaches the browser, so it imports no rules. */
export const gamePoints: Readonly<Record<Game, Readonly<Record<string, number>>>> = {
  "five-hints": {
    most: hintsWorth(1),
    least: hintsWorth(5),
    cost: hintsWorth(1) - hintsWorth(2),
  },
  offside: { most: offsideWorth(0) },
  difficulty: { least: itemScore(0), most: itemScore(4) },
}
