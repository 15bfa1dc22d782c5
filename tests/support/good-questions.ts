import type { Game } from "../../contract/words"
import { plainGames } from "./plain-games/games.mjs"

type Words = { readonly [G in Game]: (typeof plainGames)[G]["written"] }

/** Valid fields for each game, by the names of the form's fields. */
export const words = Object.fromEntries(
  Object.entries(plainGames).map(([game, { written }]) => [game, written]),
) as Words
