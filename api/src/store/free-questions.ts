import { sql } from "kysely"
import type { Bucket } from "../pool/buckets"
import { toQuestion, type Question } from "./questions"
import { compiled, batchRead, type Store } from "./store"

interface Position {
  readonly bucket: Bucket
  readonly position: number
}

interface Row extends Omit<Question, "lines"> {
  readonly lines: string
}

/**
 * The questions on these positions, in their order, that nobody was given since then without answering.
 * The cross join keeps the order, so that the limit ends the search.
 */
export async function freeAtPositions(
  store: Store,
  poolId: number,
  positions: readonly Position[],
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<readonly Question[]> {
  if (positions.length === 0) return []
  const tried = JSON.stringify(
    positions.map(({ bucket, position }) => [bucket.language, bucket.level, position] as const),
  )
  const read = sql<Row>`SELECT q.id, q.question, q.lines, q.answer, q.summary, q.level
    FROM json_each(${tried}) AS tried CROSS JOIN questions AS q INDEXED BY questions_by_position
    WHERE q.pool_id = ${poolId} AND q.language = tried.value ->> 0
      AND q.level = tried.value ->> 1 AND q.position = tried.value ->> 2 AND q.position IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM attempts INDEXED BY attempts_open
        WHERE question_id = q.id AND answered_at IS NULL AND issued_at > ${since})
    LIMIT ${limit}`
  const [rows = []] = await batchRead(store, [compiled(store, read)])
  return rows.map(toQuestion)
}
