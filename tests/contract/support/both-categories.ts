import { gameNames, wireGames, type Game, type Language } from "#contract/words"
import { run } from "./sql"
import { addPool } from "./world"

export const callNames: Readonly<Record<Game, string>> = {
  "five-hints": "HintGame",
  offside: "OffsideGame",
  difficulty: "DifficultyGame",
}

/** Returns the ids of the pools, those of the chapter first, in the order of the games. */
export async function fillBothCategories(draws: number, languages: readonly Language[] = ["en"]) {
  const pools: number[] = []
  for (const place of [{ chapter: 1 }, { section: 3 }])
    for (const name of gameNames) {
      // Two sets of difficulty are enough, because a drawn set can be drawn again.
      const held = name === "difficulty" ? [2, 2, 4, 2, 2] : draws
      const byLanguage = Object.fromEntries(languages.map((language) => [language, held]))
      pools.push(await addPool({ ...place, game: wireGames[name] }, byLanguage))
    }
  return pools
}

export const addWaitingForRoles = (poolId: number) =>
  run(
    `INSERT INTO questions (id, pool_id, status, language, question, answer, summary, fingerprint, created_at)
      SELECT value, ?, 'waiting', 'en', 'Which?', 'x', 'So it is.', 'x', 0
      FROM json_each('[9001, 9002, 9003]')`,
    poolId,
  )
