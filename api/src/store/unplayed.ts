import { sql } from "kysely"
import type { Question } from "../games/game"
import type { Position } from "../pool/buckets"
import { questionColumns, toQuestion, type QuestionRow } from "./questions"
import { batchRead, compiled, type Store } from "./store"
import { findPlayed, readTwinIds, twinIds, type Owner } from "./twins"

interface Row extends QuestionRow {
  readonly is_given: number
  readonly twins: string
}

interface PoolOf extends Owner {
  /** Whether it has questions in several languages. */
  readonly hasOthers: boolean
}

/**
 * The questions at these positions, in their order; `null` for one that the player has been given, or whose
 * twin in another language is played.
 */
export async function readUnplayedAt(
  store: Store,
  pool: PoolOf,
  positions: readonly Position[],
): Promise<readonly (Question | null)[]> {
  const reads = positions.map((position) => questionAt(store, pool, position))
  const found = (await batchRead(store, reads)).map(([row]) =>
    row && row.is_given === 0 ? { question: toQuestion(row), twins: readTwinIds(row.twins) } : null,
  )
  const twins = found.flatMap((each) => each?.twins ?? [])
  const played = await findPlayed(store, pool.personId, twins)
  return found.map((each) => (each?.twins.every((id) => !played.has(id)) ? each.question : null))
}

/** The limit stops the search after one row. */
const questionAt = (
  store: Store,
  { personId, poolId, hasOthers }: PoolOf,
  { bucket, position }: Position,
) =>
  compiled(
    store,
    sql<Row>`SELECT ${questionColumns}, ${hasOthers ? twinIds(bucket.language) : sql`'[]'`} AS twins,
        EXISTS (SELECT 1 FROM attempts WHERE person_id = ${personId} AND question_id = q.id) AS is_given
      FROM questions AS q WHERE pool_id = ${poolId} AND language = ${bucket.language}
        AND level = ${bucket.level} AND position = ${position} LIMIT 1`,
  )
