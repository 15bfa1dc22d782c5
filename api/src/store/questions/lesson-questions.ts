import { sql } from "kysely"
import type { Language, WireGame } from "#contract/words"
import { batchRead, compiled, type Store } from "../../db/store"
import { readTwins, twinsOf, type Twin } from "./twins"

export interface LessonQuestion {
  readonly id: number
  readonly pool: number
  readonly game: WireGame
  readonly subjectId: number | null
  readonly language: Language
  readonly level: number
  readonly twins: readonly Twin[]
}

interface Row extends Omit<LessonQuestion, "twins"> {
  readonly twins: string
}

/** In the order of the ids; those that were deleted are left out. */
export async function readLessonQuestions(
  store: Store,
  ids: readonly number[],
): Promise<readonly LessonQuestion[]> {
  const reads = ids.map((id) =>
    compiled(
      store,
      sql<Row>`SELECT q.id, q.pool_id AS pool, pools.game, pools.subject_id AS subjectId, q.language,
          q.level, ${twinsOf} AS twins
        FROM questions AS q CROSS JOIN pools ON pools.id = q.pool_id WHERE q.id = ${id}`,
    ),
  )
  const rows = (await batchRead(store, reads)).flat()
  return rows.map((row) => ({ ...row, twins: readTwins(row.twins) }))
}
