import { sql } from "kysely"
import * as z from "zod"
import type { Question } from "../games/game"
import type { Position } from "../pool/buckets"
import { batchRead, compiled, type Store } from "./store"

interface Row extends Omit<Question, "lines"> {
  readonly lines: string
}

export async function readQuestionAt(
  store: Store,
  poolId: number,
  position: Position,
): Promise<Question | null> {
  const row = await questionAt(store, poolId, position).executeTakeFirst()
  return row ? toQuestion(row) : null
}

/** In the order of the positions; an empty one is left out. */
export async function readQuestionsAt(
  store: Store,
  poolId: number,
  positions: readonly Position[],
): Promise<readonly Question[]> {
  const reads = positions.map((position) => questionAt(store, poolId, position))
  return (await batchRead(store, reads)).flat().map(toQuestion)
}

/** The limit stops the search after one row. */
const questionAt = ({ query }: Store, poolId: number, { bucket, position }: Position) =>
  query
    .selectFrom("questions")
    .select(["id", "question", "lines", "answer", "summary", "level"])
    .where("pool_id", "=", poolId)
    .where("language", "=", bucket.language)
    .where("level", "=", bucket.level)
    .where("position", "=", position)
    .limit(1)

/**
 * The questions at these positions, in their order, that were not issued to any player since then
 * without an answer. The cross join keeps the order, so that the limit ends the search.
 */
export async function readFreeQuestionsAt(
  store: Store,
  poolId: number,
  positions: readonly Position[],
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<readonly Question[]> {
  if (positions.length === 0) return []
  const candidates = JSON.stringify(
    positions.map(({ bucket, position }) => [bucket.language, bucket.level, position] as const),
  )
  const read = sql<Row>`SELECT q.id, q.question, q.lines, q.answer, q.summary, q.level
    FROM json_each(${candidates}) AS candidate
    CROSS JOIN questions AS q INDEXED BY questions_by_position
    WHERE q.pool_id = ${poolId} AND q.language = candidate.value ->> 0
      AND q.level = candidate.value ->> 1 AND q.position = candidate.value ->> 2
      AND NOT EXISTS (SELECT 1 FROM attempts INDEXED BY attempts_by_question
        WHERE question_id = q.id AND answered_at IS NULL AND issued_at > ${since})
    LIMIT ${limit}`
  const [rows = []] = await batchRead(store, [compiled(store, read)])
  return rows.map(toQuestion)
}

const lines = z.array(z.string())

export const linesOf = (text: string): readonly string[] => lines.parse(JSON.parse(text))

export const toQuestion = (row: Row): Question => ({
  id: row.id,
  question: row.question,
  lines: linesOf(row.lines),
  answer: row.answer,
  summary: row.summary,
  level: row.level,
})
