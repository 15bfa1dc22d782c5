import { sql } from "kysely"
import type { Language, WireGame } from "#contract/words"
import { batchRead, compiled, type Store } from "../../db/store"
import { readVersions, versionsOf } from "./lines"
import { readTwins, twinsOf, type Twin } from "./twins"

export interface LessonQuestion {
  readonly id: number
  readonly pool: number
  readonly game: WireGame
  readonly subjectId: number | null
  readonly language: Language
  readonly level: number
  readonly twins: readonly Twin[]
  /** The ids of the other versions of the question. */
  readonly versions: readonly number[]
}

interface Row extends Omit<LessonQuestion, "twins" | "versions"> {
  readonly twins: string
  readonly versions: string
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
          q.level, ${twinsOf} AS twins, ${versionsOf()} AS versions
        FROM questions AS q CROSS JOIN pools ON pools.id = q.pool_id WHERE q.id = ${id}`,
    ),
  )
  const rows = (await batchRead(store, reads)).flat()
  return rows.map((row) => ({
    ...row,
    twins: readTwins(row.twins),
    versions: readVersions(row.versions),
  }))
}
