import { sql } from "kysely"
import type { Question } from "../games/game"
import type { Position } from "../pool/buckets"
import { questionColumns, toQuestion, type QuestionRow } from "./questions"
import { batchRead, compiled, type Store, type Stores } from "./store"
import { findGiven, readTwins, twinsIn, type Owner } from "./twins"

interface Row extends QuestionRow {
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
  { store, play }: Stores,
  pool: PoolOf,
  positions: readonly Position[],
): Promise<readonly (Question | null)[]> {
  const reads = positions.map((position) => questionAt(store, pool, position))
  const found = (await batchRead(store, reads)).map(
    ([row]) => row && { question: toQuestion(row), twins: readTwins(row.twins).map(([id]) => id) },
  )
  const ids = found.flatMap((each) => (each ? [each.question.id, ...each.twins] : []))
  const given = await findGiven(play, pool.personId, ids)
  return found.map((each) => {
    if (!each || given.has(each.question.id)) return null
    return each.twins.some((id) => given.get(id)?.isPlayed) ? null : each.question
  })
}

/** The limit stops the search after one row. */
const questionAt = (store: Store, { poolId, hasOthers }: PoolOf, { bucket, position }: Position) =>
  compiled(
    store,
    sql<Row>`SELECT ${questionColumns}, ${hasOthers ? twinsIn(bucket.language) : sql`'[]'`} AS twins
      FROM questions AS q WHERE pool_id = ${poolId} AND language = ${bucket.language}
        AND level = ${bucket.level} AND position = ${position} LIMIT 1`,
  )
