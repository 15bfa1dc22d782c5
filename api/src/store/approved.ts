import type { Language, WireGame } from "#contract/words"
import { sql } from "kysely"
import type { Asked } from "#game/authoring/near-copy"
import { games } from "../games/games"
import { linesOf } from "./questions"
import { compiled, batchRead, type Store } from "./store"
import { isPoolAt, type Placement } from "./waiting"

interface Wanted {
  readonly placement: Placement
  readonly game: WireGame
  readonly language: Language
}

/** How many are read at most, the same number of each level. */
const maxNewest = 500

interface Row {
  readonly question: string
  readonly lines: string
}

/** The questions approved last, of one game, placement and language; the newest of a bucket first. */
export async function readNewestApproved(
  store: Store,
  { placement, game, language }: Wanted,
): Promise<readonly Asked[]> {
  const { levels } = games[game]
  const pool = sql`SELECT id FROM pools WHERE ${isPoolAt(placement)} AND game = ${game}`
  const reads = levels.map((level) =>
    compiled(
      store,
      sql<Row>`SELECT question, lines FROM questions INDEXED BY questions_by_position
        WHERE pool_id = (${pool}) AND language = ${language} AND level = ${level}
        AND position IS NOT NULL ORDER BY position DESC LIMIT ${maxNewest / levels.length}`,
    ),
  )
  const rows = (await batchRead(store, reads)).flat()
  return rows.map(({ question, lines }) => ({ question, lines: linesOf(lines) }))
}
