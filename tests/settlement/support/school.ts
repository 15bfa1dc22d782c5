import { wireGames, type Game } from "#contract/words"
import type { RoundKey } from "#game/rounds/round-key"
import type { Source } from "#game/sources/source"
import { addPool, addWritten, buildSchool } from "../../contract/support/world"
import { settledGames } from "./games"
import { known, type Known } from "./known"

const places = [{ chapter: 1 }, { chapter: 2 }, { section: 3 }] as const

const sourceOf = (place: (typeof places)[number]): Source =>
  "section" in place
    ? { category: "entertainment", section: String(place.section) }
    : { category: "education", subject: "Math", chapter: String(place.chapter) }

export const keysOf = (games: readonly Game[]): readonly RoundKey[] =>
  games.flatMap((game) => places.map((place) => ({ game, source: sourceOf(place) })))

/** The start of all sequences, far in the future: alarms follow the machine's clock, and none may fire. */
export const begin = Date.UTC(2100, 0)

export async function buildSettlementSchool(games: readonly Game[]): Promise<void> {
  await buildSchool()
  for (const game of games)
    for (const place of places) {
      const poolId = await addPool({ ...place, game: wireGames[game] })
      const questions = Array.from({ length: settledGames[game].questions }, (_, at) =>
        write(`${poolId}.${at}`, game, at),
      )
      const wanted = questions.map((one) => ({ level: one.level, write: () => one }))
      await addWritten(poolId, wanted)
    }
}

function write(name: string, game: Game, position: number): Known {
  const own = settledGames[game].write(name, position)
  const written = { ...own, question: `Which ${name}?`, summary: `Since ${name}.` }
  known.set(written.question, written)
  return written
}
