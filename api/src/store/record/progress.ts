import { sql } from "kysely"
import * as z from "zod"
import { wireGames, type Language, type WireGame } from "#contract/words"
import { streakMax } from "#contract/limits"
import { readSizes, type Sizes } from "../../pool/buckets"
import { chapterName, subjectName } from "../../db/names"
import { batchRead, type Store, compiled, type PlayStore, type Stores } from "../../db/store"
import { dayMs } from "../../points/streak"
import { ownWorks } from "../classes/own-works"
import { countPacked } from "../play/packed-questions"
import { findGradeId, findSubjectId } from "../curriculum/curriculum-references"
import { followQuestions, movedAt } from "../questions/moved-questions"
import { newestDecision } from "../feedback/outcomes"

interface ProgressPool {
  readonly id: number
  readonly number: number
  readonly game: WireGame
  readonly sizes: Sizes
}

export interface PoolProgress extends Omit<ProgressPool, "id"> {
  readonly played: Sizes
  readonly packed: Sizes
  readonly points: number
  readonly mistakes: number
}

const order = Object.values(wireGames)

const toPools = (rows: readonly Row[]): readonly ProgressPool[] =>
  rows
    .map(({ number, sizes, ...pool }) => ({
      ...pool,
      number: number ?? 0,
      sizes: readSizes(sizes),
    }))
    .toSorted((a, b) => a.number - b.number || order.indexOf(a.game) - order.indexOf(b.game))

interface Row {
  readonly id: number
  readonly number: number | null
  readonly game: WireGame
  readonly sizes: string
}

const selectPools = ({ query }: Store) => query.selectFrom("pools").select(["id", "game", "sizes"])

export async function findPoolsOfSubject(
  store: Store,
  { grade, subject }: { readonly grade: string; readonly subject: string },
) {
  const [gradeId, subjectId] = await Promise.all([
    findGradeId(store, grade),
    findSubjectId(store, subject),
  ])
  const rows = await selectPools(store)
    .select(["chapter_number as number", movedAt.as("moved")])
    .where("grade_id", "=", gradeId)
    .where("subject_id", "=", subjectId)
    .execute()
  return { gradeId, subjectId, pools: toPools(rows), moved: rows[0]?.moved ?? 0 }
}

export const readPoolsOfSections = async (store: Store) =>
  toPools(await selectPools(store).select("section as number").where("section", ">=", 0).execute())

export const readAnswered = ({ query }: PlayStore) =>
  query
    .selectFrom("cursors")
    .select(["pool_id", "answered", "mistakes"])
    .select(({ selectFrom }) => selectFrom("player").select("grade_id").as("gradeId"))
    .where("answered", ">", 0)
    .where("subject_id", "is not", null)
    .execute()

export const readNamedPools = ({ query }: Store, gradeId: number, language: Language) =>
  query
    .selectFrom("pools")
    .select(["id", subjectName("pools.subject_id", language).as("subject")])
    .select(chapterName("pools", "chapter_number", language).as("chapter"))
    .select(["chapter_number as number", "game"])
    .where("grade_id", "=", gradeId)
    .orderBy("subject_id")
    .orderBy("chapter_number")
    .orderBy("id")
    .execute()

interface ProgressQuery {
  readonly stores: Stores
  readonly caller: { readonly id: number }
  readonly now: number
}

export async function readProgress(
  { stores, caller, now }: ProgressQuery,
  { pools, moved = 0 }: { readonly pools: readonly ProgressPool[]; readonly moved?: number },
): Promise<readonly PoolProgress[]> {
  if (pools.length === 0) return []
  await followQuestions(stores, caller.id, moved)
  const ids = pools.map(({ id }) => id)
  const packedIn = await countPacked(stores.play, now)
  const cursors = await stores.play.query
    .selectFrom("cursors")
    .select(["pool_id", "played", "points", "mistakes"])
    .where("person_id", "=", caller.id)
    // A range, because a list of ids is read itself, row by row.
    .where("pool_id", ">=", Math.min(...ids))
    .where("pool_id", "<=", Math.max(...ids))
    .execute()
  const cursorOf = new Map(cursors.map((cursor) => [cursor.pool_id, cursor]))
  return pools.map(({ id, ...pool }) => {
    const { played = "{}", points = 0, mistakes = 0 } = cursorOf.get(id) ?? {}
    return { ...pool, played: readSizes(played), packed: packedIn.get(id) ?? {}, points, mistakes }
  })
}

export const pageNews = z.object({ hasWorks: z.number(), newestAt: z.number() })

/** Whether the owner of a token has work, and when the newest decision that may concern them was made. */
export function readPageNews(store: Store, tokenHash: string, now: number) {
  const person = sql<number>`(SELECT person_id FROM access_tokens WHERE hash = ${tokenHash})`
  return compiled(
    store,
    sql<z.output<typeof pageNews>>`SELECT EXISTS (${ownWorks(person, now)}) AS hasWorks,
      ${newestDecision(person)} AS newestAt`,
  )
}

interface DaysQuery {
  readonly today: number
  readonly offsetMs: number
}

/**
 * The newest days with a round, back to the first two days in a row without one; each day is one look-up in the
 * index. Also the number of rounds today: a set counts on the first day on which it was answered, and each answer without
 * a set as a round.
 */
export async function readDays(play: PlayStore, { today, offsetMs }: DaysQuery) {
  const offset = sql`CAST(${offsetMs} AS INTEGER)`
  const newest = sql`SELECT (max(answered_at) + ${offset}) / ${sql.lit(dayMs)} FROM answer_lists`
  const begin = today * dayMs - offsetMs
  const ofSetsBefore = sql`SELECT set_name FROM answer_lists
    WHERE answered_at >= ${begin - dayMs} AND answered_at < ${begin} AND set_name IS NOT NULL`
  const [days, rounds, goal] = await batchRead<{ readonly value: number | null }>(play, [
    compiled(
      play,
      sql`SELECT value FROM (WITH RECURSIVE played (day, before) AS (
          SELECT (${newest}), CAST(${today} AS INTEGER)
          UNION ALL
          SELECT (${newest} WHERE answered_at < played.day * ${sql.lit(dayMs)} - ${offset}), day
          FROM played WHERE before - day <= 2 LIMIT ${sql.lit(streakMax + 1)}
        ) SELECT day AS value FROM played WHERE day IS NOT NULL)`,
    ),
    compiled(
      play,
      sql`SELECT count(DISTINCT set_name)
          + coalesce(sum(json_array_length(answers)) FILTER (WHERE set_name IS NULL), 0) AS value
        FROM answer_lists WHERE answered_at >= ${begin}
        AND (set_name IS NULL OR set_name NOT IN (${ofSetsBefore}))`,
    ),
    compiled(play, sql`SELECT daily_goal AS value FROM player`),
  ])
  return {
    days: (days ?? []).map(({ value }) => value ?? 0),
    rounds: rounds?.[0]?.value ?? 0,
    goal: goal?.[0]?.value ?? 0,
  }
}

export async function writeDailyGoal({ query }: PlayStore, goal: number) {
  await query.updateTable("player").set({ daily_goal: goal }).execute()
}
