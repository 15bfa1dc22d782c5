import { gameNames } from "#contract/words"
import { schoolGames } from "./games/games"

/**
 * Gives a chapter and a section enough questions of every game for this many draws, in each of the languages. Returns
 * the ids of the pools, those of the chapter first, in the order of the games.
 */
export async function fillBothCategories(draws: number, languages = ["en"]): Promise<number[]> {
  const pools: number[] = []
  for (const place of [{ chapter: 1 }, { section: 3 }])
    for (const game of gameNames) pools.push(await schoolGames[game].fill(place, draws, languages))
  return pools
}
