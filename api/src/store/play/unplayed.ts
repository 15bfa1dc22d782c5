import { sql } from "kysely"
import type { DrawnQuestion } from "../../games/game"
import type { Memory } from "../../http/memory"
import { bucketKey, hasSeveralLanguages, type PoolPosition, type Sizes } from "../../pool/buckets"
import { questionColumns, toQuestion, type QuestionRow } from "../questions/questions"
import { batchRead, compiled, type Store, type Stores } from "../../db/store"
import { readVersions, versionsOf } from "../questions/lines"
import { findGiven, readTwins, twinsIn, type Owner } from "../questions/twins"

interface Row extends QuestionRow {
  readonly twins: string
  readonly versions: string
}

/**
 * An approved question, its twins and its other versions. None of them changes while its pool has the same sizes and
 * exchanges.
 */
export interface PlacedAttempt {
  readonly question: DrawnQuestion
  readonly twins: readonly number[]
  readonly versions: readonly number[]
}

interface UnplayedQuestion {
  readonly question: DrawnQuestion | null
  readonly isTwin: boolean
}

interface PoolOf extends Owner {
  readonly sizes: Sizes
  readonly exchanges: number
}

/** The questions at these positions, in their order. A player who was given one version is not given another. */
export async function readUnplayedAt(
  { store, play }: Stores,
  pool: PoolOf,
  positions: readonly PoolPosition[],
  known: Memory<PlacedAttempt>,
): Promise<readonly UnplayedQuestion[]> {
  const found = await readPlaced(store, pool, positions, known)
  const ids = found.flatMap((each) =>
    each ? [each.question.id, ...each.twins, ...each.versions] : [],
  )
  const given = await findGiven(play, pool.personId, ids)
  return found.map((each) => {
    if (!each || [each.question.id, ...each.versions].some((id) => given.has(id)))
      return { question: null, isTwin: false }
    const isTwin = each.twins.some((id) => given.get(id)?.isPlayed)
    return { question: isTwin ? null : each.question, isTwin }
  })
}

async function readPlaced(
  store: Store,
  pool: PoolOf,
  positions: readonly PoolPosition[],
  known: Memory<PlacedAttempt>,
): Promise<readonly (PlacedAttempt | undefined)[]> {
  const version = `${pool.poolId} ${pool.exchanges} ${JSON.stringify(pool.sizes)}`
  const keyAt = ({ bucket, position }: PoolPosition) =>
    `${version} ${bucketKey(bucket)} ${position}`
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

const toPlaced = (row: Row): PlacedAttempt => ({
  question: toQuestion(row),
  twins: readTwins(row.twins).map(([id]) => id),
  versions: readVersions(row.versions),
})

/** The limit stops the search after one row. */
const questionAt = (store: Store, { poolId, sizes }: PoolOf, { bucket, position }: PoolPosition) =>
  compiled(
    store,
    sql<Row>`SELECT ${questionColumns}, ${hasSeveralLanguages(sizes) ? twinsIn(bucket.language) : sql`'[]'`} AS twins,
      ${versionsOf(isInPlace)} AS versions
      FROM questions AS q WHERE pool_id = ${poolId} AND language = ${bucket.language}
        AND level = ${bucket.level} AND position = ${position} LIMIT 1`,
  )

const isInPlace = sql`other.pool_id = q.pool_id AND other.language = q.language
  AND other.level = q.level`
