import { sql } from "kysely"
import * as z from "zod"
import { counts } from "#contract/limits"
import type { DrawnQuestion } from "../../games/game"
import type { PoolPosition } from "../../pool/buckets"
import { batchRead, compiled, type Store } from "../../db/store"

export interface QuestionRow extends Omit<DrawnQuestion, "lines" | "exact"> {
  readonly lines: string
  readonly exact: number
}

/** The most rounds in play that are read. If a pool has this many, all its questions count as in play. */
const openRoundsMax = 200

/**
 * The questions at these positions, in their order, without those that were issued to a player after `since` and
 * are not answered. The cross join keeps the order, so that the limit ends the search.
 */
export async function readFreeQuestionsAt(
  store: Store,
  poolId: number,
  positions: readonly PoolPosition[],
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<readonly DrawnQuestion[]> {
  if (positions.length === 0) return []
  const read = sql<QuestionRow>`WITH rounds AS MATERIALIZED (SELECT questions FROM open_rounds
      WHERE pool_id = ${poolId} AND issued_at > ${since} LIMIT ${sql.lit(openRoundsMax)}),
    in_play AS MATERIALIZED (SELECT value AS id FROM rounds, json_each(rounds.questions))
    SELECT ${questionColumns}
    FROM json_each(${getCandidates(positions)}) AS candidate
    CROSS JOIN questions AS q INDEXED BY questions_by_position
    WHERE q.pool_id = ${poolId} AND q.language = candidate.value ->> 0
      AND q.level = candidate.value ->> 1 AND q.position = candidate.value ->> 2
      AND (SELECT count(*) FROM rounds) < ${sql.lit(openRoundsMax)}
      AND q.id NOT IN (SELECT id FROM in_play)
    LIMIT ${limit}`
  const [rows = []] = await batchRead(store, [compiled(store, read)])
  return rows.map(toQuestion)
}

export const allAnswers = sql<string>`q.answer || q.accepted_answers`

export const questionColumns = sql`q.id, q.question, q.language, q.lines, ${allAnswers} AS answer, q.exact, q.summary, q.level`

export const getCandidates = (positions: readonly PoolPosition[]): string =>
  JSON.stringify(
    positions.map(({ bucket, position }) => [bucket.language, bucket.level, position] as const),
  )

export async function readQuestions(
  store: Store,
  ids: readonly number[],
): Promise<readonly DrawnQuestion[]> {
  const reads = ids.map((id) =>
    compiled(
      store,
      sql<QuestionRow>`SELECT ${questionColumns} FROM questions AS q WHERE id = ${id}`,
    ),
  )
  return (await batchRead(store, reads)).flat().map(toQuestion)
}

const lines = z.array(z.string())

export const toLines = (text: string): readonly string[] => lines.parse(JSON.parse(text))

export const toQuestion = (row: QuestionRow): DrawnQuestion => ({
  id: row.id,
  question: row.question,
  language: row.language,
  lines: toLines(row.lines),
  answer: row.answer,
  exact: row.exact === 1,
  summary: row.summary,
  level: row.level,
})

export const sameSet = (questionId: number) => sql`(questions.id = ${questionId}
  OR questions.id BETWEEN ${questionId - counts.items} AND ${questionId + counts.items}
    AND questions.set_id = (SELECT set_id FROM questions WHERE id = ${questionId}))`
