import { sql } from "kysely"
import * as z from "zod"
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
  /** The ids of the other versions of the question. */
  readonly versions: readonly number[]
}

interface Row extends Omit<LessonQuestion, "twins" | "versions"> {
  readonly twins: string
  readonly versions: string
}

const versionsMax = 20
const versionsOf = sql<string>`(SELECT json_group_array(id) FROM (
  SELECT id FROM questions INDEXED BY questions_by_line
  WHERE line_id = q.line_id AND id <> q.id ORDER BY id DESC LIMIT ${sql.lit(versionsMax)}))`
const idList = z.array(z.number())

/** In the order of the ids; those that were deleted are left out. */
export async function readLessonQuestions(
  store: Store,
  ids: readonly number[],
): Promise<readonly LessonQuestion[]> {
  const reads = ids.map((id) =>
    compiled(
      store,
      sql<Row>`SELECT q.id, q.pool_id AS pool, pools.game, pools.subject_id AS subjectId, q.language,
          q.level, ${twinsOf} AS twins, ${versionsOf} AS versions
        FROM questions AS q CROSS JOIN pools ON pools.id = q.pool_id WHERE q.id = ${id}`,
    ),
  )
  const rows = (await batchRead(store, reads)).flat()
  return rows.map((row) => ({
    ...row,
    twins: readTwins(row.twins),
    versions: idList.parse(JSON.parse(row.versions)),
  }))
}
