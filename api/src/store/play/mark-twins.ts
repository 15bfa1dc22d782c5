import type { Language } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import type { PoolPosition } from "../../pool/buckets"
import { getCandidates } from "../questions/questions"
import { batchRead, compiled, writePlay, type Stores } from "../../db/store"
import type { Owner, Twin } from "../questions/twins"

/** The writes that count the twins of an answered question as played. A twin in play or in a pack is then practice. */
export const countTwins = (
  owner: Owner,
  questions: RawBuilder<unknown>,
  now: number,
): readonly RawBuilder<unknown>[] => [
  countUnplayed(owner, questions),
  markTwins(owner, questions, now),
]

export function countUnplayed({ personId, poolId }: Owner, questions: RawBuilder<unknown>) {
  const unplayed = unplayedOf(personId, questions)
  return sql`UPDATE cursors SET played = ${playedWith(unplayed)}
    WHERE person_id = ${personId} AND pool_id = ${poolId} AND EXISTS (${unplayed})`
}

export const markTwins = (
  { personId, poolId }: Owner,
  questions: RawBuilder<unknown>,
  now: number,
): RawBuilder<unknown> =>
  sql`INSERT INTO attempts (person_id, question_id, pool_id, language, level, is_played, is_twin,
      turn_at, issued_at)
    SELECT ${personId}, id, ${poolId}, language, level, 1, 1, ${now}, 0
    FROM (${unplayedOf(personId, questions)}) WHERE true
    ON CONFLICT DO UPDATE SET is_played = 1, is_twin = 1, is_practice = 1`

export const unplayedOf = (personId: number, questions: RawBuilder<unknown>) =>
  sql`SELECT id, language, level FROM (${questions}) AS each WHERE NOT EXISTS (
    SELECT 1 FROM attempts WHERE person_id = ${personId} AND question_id = each.id AND is_played = 1)`

export const playedWith = (questions: RawBuilder<unknown>) =>
  sql`(SELECT json_group_object(bucket, number) FROM (
    SELECT bucket, sum(number) AS number FROM (
      SELECT key AS bucket, value AS number FROM json_each(cursors.played)
      UNION ALL SELECT language || level, 1 FROM (${questions})) GROUP BY bucket))`

export const rowsOfTwins = (found: readonly Twin[]) =>
  sql`SELECT value ->> 0 AS id, value ->> 1 AS language, value ->> 2 AS level
    FROM json_each(${JSON.stringify(found)})`

/**
 * Counts the questions at these positions as played, if they do not count yet. They are twins of played
 * questions and were approved after those were answered.
 */
export async function markTwinsAt(
  { store, play }: Stores,
  owner: Owner,
  positions: readonly PoolPosition[],
  now: number,
): Promise<void> {
  if (positions.length === 0) return
  const read = sql<{ id: number; language: Language; level: number }>`
    SELECT q.id, q.language, q.level FROM json_each(${getCandidates(positions)}) AS candidate
    CROSS JOIN questions AS q INDEXED BY questions_by_position
    WHERE q.pool_id = ${owner.poolId} AND q.language = candidate.value ->> 0
      AND q.level = candidate.value ->> 1 AND q.position = candidate.value ->> 2`
  const [found = []] = await batchRead(store, [compiled(store, read)])
  const rows = rowsOfTwins(found.map(({ id, language, level }) => [id, language, level]))
  const unknown = sql`SELECT * FROM (${rows}) AS q WHERE NOT EXISTS (
    SELECT 1 FROM attempts WHERE person_id = ${owner.personId} AND question_id = q.id)`
  await writePlay(play, countTwins(owner, unknown, now))
}
