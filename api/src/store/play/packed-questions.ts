import { sql, type RawBuilder } from "kysely"
import { packMs } from "#contract/limits"
import type { Sizes } from "../../pool/buckets"
import { takeOne, writePlay, type PlayStore, type Stores } from "../../db/store"
import { readWorkOfPupil, type OwnWorkRow } from "../classes/own-works"
import { findTwins } from "../questions/twins"
import { skippedNoMore } from "./cursors"
import { rowsOfTwins } from "./mark-twins"
import { readPack, type PackedRound, type StoredPack } from "./packs"

/** Puts a draw in a pack. Other draws of the pool then do not repeat it and do not count it as skipped. */
export const putInPack = (
  play: PlayStore,
  { id, poolId, personId }: Pick<StoredPack, "id" | "poolId"> & { readonly personId: number },
  round: PackedRound,
) =>
  writePlay(play, [
    sql`UPDATE packs SET rounds = json_insert(rounds, '$[#]', json(${JSON.stringify(round)}))
      WHERE id = ${id}`,
    addQuestions(id, round.questionIds),
    sql`UPDATE work_rounds SET is_packed = 1 WHERE place = ${round.place ?? null}
      AND work_id = (SELECT work_id FROM packs WHERE id = ${id})`,
    sql`UPDATE cursors SET drawn = NULL, drawn_at = NULL WHERE pool_id = ${poolId}`,
    skippedNoMore(personId, round.questionIds),
  ])

/** The twins of its questions are in a pack with them: not drawn while it is open, and back when it has expired. */
export async function endFilling({ store, play }: Stores, personId: number, id: string) {
  const pack = await readPack(play, id)
  if (!pack) return
  const twins = await findTwins(
    store,
    pack.rounds.flatMap(({ questionIds }) => questionIds),
  )
  await writePlay(play, [
    sql`DELETE FROM packs WHERE id = ${id} AND rounds = '[]'`,
    sql`INSERT INTO attempts (person_id, question_id, pool_id, language, level, turn_at, issued_at)
      SELECT ${personId}, id, ${pack.poolId}, language, level, ${pack.takenAt}, ${pack.takenAt}
      FROM (${rowsOfTwins(twins)}) WHERE true
      ON CONFLICT DO UPDATE SET is_skipped = 0 WHERE is_played = 0`,
    addQuestions(
      id,
      twins.map(([twin]) => twin),
    ),
    sql`UPDATE packs SET is_filled = 1 WHERE id = ${id}`,
  ])
}

const addQuestions = (id: string, ids: readonly number[]) =>
  sql`UPDATE packs SET questions = (SELECT json_group_array(value) FROM (
      SELECT value FROM json_each(questions)
      UNION SELECT value FROM json_each(${JSON.stringify(ids)})))
    WHERE id = ${id}`

/** Which of these are, or have a twin, in a pack that is not over: all their hints may have been read. */
export async function readPacked({ query }: PlayStore, ids: readonly number[], now: number) {
  if (ids.length === 0) return new Set<number>()
  const { rows } = await sql<{ id: number }>`SELECT value AS id FROM packs
    CROSS JOIN json_each(questions) WHERE until > ${now} AND value IN ${takeOne(ids)}`.execute(
    query,
  )
  return new Set(rows.map(({ id }) => id))
}

export async function countPacked({ query }: PlayStore, now: number) {
  const { rows } = await sql<{ pool: number; bucket: string }>`SELECT attempts.pool_id AS pool,
      attempts.language || level AS bucket
    FROM packs CROSS JOIN json_each(packs.questions) CROSS JOIN attempts
      ON person_id = (SELECT person_id FROM player) AND question_id = value
    WHERE is_open = 1 AND until > ${now} AND is_played = 0 AND issued_at <= taken_at`.execute(query)
  const pools = new Map<number, Sizes>()
  for (const { pool, bucket } of rows) {
    const counted = pools.get(pool) ?? {}
    pools.set(pool, { ...counted, [bucket]: (counted[bucket] ?? 0) + 1 })
  }
  return pools
}

export const getPackEnd = ({ until_at, takes_late }: OwnWorkRow, takenAt: number) =>
  takes_late === 1 ? takenAt + packMs : Math.min(takenAt + packMs, until_at)

/** Moves the end of a pack, also of one that has expired, if the work has a later one now. */
export async function followWork(
  { store, play }: Stores,
  personId: number,
  { id, workId, takenAt, until, questions }: StoredPack,
  now: number,
): Promise<void> {
  const work = workId ? await readWorkOfPupil(store, { id: workId, personId }) : undefined
  const end = work ? getPackEnd(work, takenAt) : until
  if (end <= Math.max(until, now)) return
  await writePlay(play, [
    sql`UPDATE OR IGNORE packs SET until = ${end}, is_open = 1, is_seen = 0 WHERE id = ${id}`,
    sql`UPDATE attempts SET is_skipped = 0 WHERE person_id = ${personId} AND is_played = 0
      AND question_id IN ${takeOne(questions)} AND issued_at <= ${takenAt}
      AND EXISTS (SELECT 1 FROM packs WHERE id = ${id} AND is_open = 1)`,
  ])
}

/** The unanswered questions of packs that have expired wait to be drawn like skipped ones, those of works there as well. */
export async function closeExpired(stores: Stores, personId: number, now: number): Promise<void> {
  const { play } = stores
  const expired = sql<Pick<StoredPack, "id">>`SELECT id, taken_at AS at, questions FROM packs
    WHERE is_open = 1 AND until <= ${now}`
  const { rows } = await expired.execute(play.query)
  if (rows.length === 0) return
  for (const { id } of rows) {
    const pack = await readPack(play, id)
    if (pack) await followWork(stores, personId, pack, now)
  }
  if (await skipThose(play, expired))
    await writePlay(play, [sql`UPDATE packs SET is_open = 0 WHERE is_open = 1 AND until <= ${now}`])
}

/** What a work issued and nobody answered for as long as a pack lasts: the work may be over. */
export const skipLeftInWorks = (play: PlayStore, now: number) =>
  skipThose(
    play,
    sql`SELECT issued_at AS at, questions FROM work_rounds
      WHERE answered_at IS NULL AND issued_at <= ${now - packMs}`,
  )

/** Unless they were issued again since. False if there are none. */
async function skipThose(play: PlayStore, issued: RawBuilder<unknown>): Promise<boolean> {
  if ((await issued.execute(play.query)).rows.length === 0) return false
  const own = sql`person_id = (SELECT person_id FROM player)`
  await writePlay(play, [
    sql`UPDATE attempts SET is_skipped = 1 WHERE ${own} AND question_id IN (
      SELECT question_id FROM (${issued}) AS issue CROSS JOIN json_each(issue.questions)
      CROSS JOIN attempts ON ${own} AND question_id = value
      WHERE issued_at <= at AND is_played = 0 AND is_skipped = 0)`,
  ])
  return true
}
