import { languages, type Language } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import * as z from "zod"
import type { Position } from "../pool/buckets"
import { candidatesOf } from "./questions"
import { batchRead, batchWrite, compiled, type Store } from "./store"

/** Whose progress in which pool. */
export interface Owner {
  readonly personId: number
  readonly poolId: number
}

/** How many questions in other languages are compared for one answer. */
const maxTwins = 8

/** As JSON, the ids of the twins of a question `q` that is in this language. */
export const twinIds = (language: Language) =>
  sql<string>`(SELECT json_group_array(id) FROM (
    SELECT id FROM questions INDEXED BY questions_by_answer
    WHERE pool_id = q.pool_id AND answer_key = q.answer_key
      AND language IN (${sql.join(languages.filter((each) => each !== language))})
      AND answer_key <> '' AND position IS NOT NULL LIMIT ${sql.lit(maxTwins)}))`

const ids = z.array(z.number())

export const readTwinIds = (text: string): readonly number[] => ids.parse(JSON.parse(text))

/** The twins of each of these questions. */
export async function findTwins(
  store: Store,
  questions: readonly { readonly id: number; readonly language: Language }[],
): Promise<readonly (readonly number[])[]> {
  const reads = questions.map(({ id, language }) =>
    compiled(
      store,
      sql<{ twins: string }>`SELECT ${twinIds(language)} AS twins FROM questions AS q
        WHERE id = ${id}`,
    ),
  )
  const rows = await batchRead(store, reads)
  return rows.map(([row]) => readTwinIds(row?.twins ?? "[]"))
}

/** Those of the questions that a player has played. */
export async function findPlayed(
  { query }: Store,
  personId: number,
  questionIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (questionIds.length === 0) return new Set()
  const rows = await query
    .selectFrom("attempts")
    .select("question_id")
    .where("person_id", "=", personId)
    .where(
      "question_id",
      "in",
      sql<number>`(SELECT value FROM json_each(${JSON.stringify(questionIds)}))`,
    )
    .where("is_played", "=", 1)
    .execute()
  return new Set(rows.map(({ question_id }) => question_id))
}

/**
 * The writes by which the twins of an answered question count as played. One that was issued can still be
 * answered.
 */
export function countTwins(
  { personId, poolId }: Owner,
  questions: RawBuilder<unknown>,
  now: number,
): readonly RawBuilder<unknown>[] {
  const unplayed = sql`SELECT id, language, level FROM (${questions}) AS each WHERE NOT EXISTS (
    SELECT 1 FROM attempts WHERE person_id = ${personId} AND question_id = each.id AND is_played = 1)`
  return [
    sql`UPDATE cursors SET played = (SELECT json_group_object(bucket, number) FROM (
        SELECT bucket, sum(number) AS number FROM (
          SELECT key AS bucket, value AS number FROM json_each(cursors.played)
          UNION ALL SELECT language || level, 1 FROM (${unplayed})) GROUP BY bucket))
      WHERE person_id = ${personId} AND pool_id = ${poolId}`,
    sql`INSERT INTO attempts (person_id, question_id, pool_id, language, level, is_played, is_twin,
        turn_at, issued_at)
      SELECT ${personId}, id, ${poolId}, language, level, 1, 1, ${now}, 0 FROM (${unplayed}) WHERE true
      ON CONFLICT DO UPDATE SET is_played = 1, is_twin = 1`,
  ]
}

/** The questions with these ids, for `countTwins`. */
export const questionsWith = (questionIds: readonly number[]) =>
  sql`SELECT questions.id, language, level FROM json_each(${JSON.stringify(questionIds)})
    CROSS JOIN questions ON questions.id = value`

/**
 * Counts the questions at these positions, which are twins of what was played, where they do not count yet:
 * they were approved later than it was answered.
 */
export async function markTwinsAt(
  store: Store,
  owner: Owner,
  positions: readonly Position[],
  now: number,
): Promise<void> {
  if (positions.length === 0) return
  const twins = sql`SELECT q.id, q.language, q.level
    FROM json_each(${candidatesOf(positions)}) AS candidate
    CROSS JOIN questions AS q INDEXED BY questions_by_position
    WHERE q.pool_id = ${owner.poolId} AND q.language = candidate.value ->> 0
      AND q.level = candidate.value ->> 1 AND q.position = candidate.value ->> 2
      AND NOT EXISTS (
        SELECT 1 FROM attempts WHERE person_id = ${owner.personId} AND question_id = q.id)`
  await batchWrite(
    store,
    countTwins(owner, twins, now).map((write) => compiled(store, write)),
  )
}
