import { sql } from "kysely"
import type { Question } from "../games/game"
import type { Memory } from "../memory"
import { bucketKey, hasSeveralLanguages, type Position, type Sizes } from "../pool/buckets"
import { questionColumns, toQuestion, type QuestionRow } from "./questions"
import { batchRead, compiled, type Store, type Stores } from "./store"
import { findGiven, readTwins, twinsIn, type Owner } from "./twins"

interface Row extends QuestionRow {
  readonly twins: string
}

/** An approved question and its twins. Neither changes while its pool has the same sizes and exchanges. */
export interface Placed {
  readonly question: Question
  readonly twins: readonly number[]
}

interface PoolOf extends Owner {
  readonly sizes: Sizes
  readonly exchanges: number
}

/**
 * The questions at these positions, in their order; `null` for one that the player has been given, or whose
 * twin in another language is played.
 */
export async function readUnplayedAt(
  { store, play }: Stores,
  pool: PoolOf,
  positions: readonly Position[],
  known: Memory<Placed>,
): Promise<readonly (Question | null)[]> {
  const found = await readPlaced(store, pool, positions, known)
  const ids = found.flatMap((each) => (each ? [each.question.id, ...each.twins] : []))
  const given = await findGiven(play, pool.personId, ids)
  return found.map((each) => {
    if (!each || given.has(each.question.id)) return null
    return each.twins.some((id) => given.get(id)?.isPlayed) ? null : each.question
  })
}

/** Reads the questions that the isolate does not know for this version of the pool. */
async function readPlaced(
  store: Store,
  pool: PoolOf,
  positions: readonly Position[],
  known: Memory<Placed>,
): Promise<readonly (Placed | undefined)[]> {
  const version = `${pool.poolId} ${pool.exchanges} ${JSON.stringify(pool.sizes)}`
  const keyAt = ({ bucket, position }: Position) => `${version} ${bucketKey(bucket)} ${position}`
  const unknown = positions.filter((position) => !known.get(keyAt(position)))
  const rows = await batchRead(
    store,
    unknown.map((position) => questionAt(store, pool, position)),
  )
  for (const [at, position] of unknown.entries()) {
    const [row] = rows[at] ?? []
    if (row) known.set(keyAt(position), toPlaced(row))
  }
  return positions.map((position) => known.get(keyAt(position)))
}

const toPlaced = (row: Row): Placed => ({
  question: toQuestion(row),
  twins: readTwins(row.twins).map(([id]) => id),
})

/** The limit stops the search after one row. */
const questionAt = (store: Store, { poolId, sizes }: PoolOf, { bucket, position }: Position) =>
  compiled(
    store,
    sql<Row>`SELECT ${questionColumns}, ${hasSeveralLanguages(sizes) ? twinsIn(bucket.language) : sql`'[]'`} AS twins
      FROM questions AS q WHERE pool_id = ${poolId} AND language = ${bucket.language}
        AND level = ${bucket.level} AND position = ${position} LIMIT 1`,
  )
