import { levels, type Language, type WireGame, wireGames } from "#contract/words"
import { sql } from "kysely"
import type { Asked } from "#game/authoring/near-copy"
import { linesOf } from "./questions"
import { compiled, batchRead, type Store } from "./store"
import { isPoolOf, type Place } from "./waiting"

interface Buckets {
  readonly place: Place
  readonly game: WireGame
  readonly language: Language
}

/** So many are read at most, of difficulty as many of each level. */
const newestMax = 500

interface Row {
  readonly question: string
  readonly lines: string
}

/** What was approved last in one place, for one game and in one language; the newest of a bucket first. */
export async function readNewestApproved(
  store: Store,
  { place, game, language }: Buckets,
): Promise<readonly Asked[]> {
  const buckets = game === wireGames.difficulty ? levels.map((_, level) => level) : [0]
  const pool = sql`SELECT id FROM pools WHERE ${isPoolOf(place)} AND game = ${game}`
  const reads = buckets.map((level) =>
    compiled(
      store,
      sql<Row>`SELECT question, lines FROM questions INDEXED BY questions_by_position
        WHERE pool_id = (${pool}) AND language = ${language} AND level = ${level}
        AND position IS NOT NULL ORDER BY position DESC LIMIT ${newestMax / buckets.length}`,
    ),
  )
  const rows = (await batchRead(store, reads)).flat()
  return rows.map(({ question, lines }) => ({ question, lines: linesOf(lines) }))
}
