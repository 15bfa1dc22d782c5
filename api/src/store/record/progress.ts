import { sql } from "kysely"
import { wireGames, type Language, type WireGame } from "#contract/words"
import { streakMax } from "#contract/limits"
import { readSizes, type Sizes } from "../../pool/buckets"
import { chapterName, subjectName } from "../../db/names"
import { batchRead, takeOne, type Stores, compiled, type PlayStore } from "../../db/store"
import { dayMs } from "../../points/streak"

export interface PoolProgress {
  readonly number: number
  readonly game: WireGame
  readonly sizes: Sizes
  readonly played: Sizes
  readonly points: number
  readonly mistakes: number
}

/** The progress by chapter, then by game in the order of the contract; reads two rows for each pool. */
export const readProgressInSubject = async (
  stores: Stores,
  personId: number,
  { gradeId, subjectId }: { readonly gradeId: number; readonly subjectId: number },
): Promise<readonly PoolProgress[]> =>
  withProgress(
    stores,
    personId,
    await getPools(stores)
      .select("chapter_number as number")
      .where("grade_id", "=", gradeId)
      .where("subject_id", "=", subjectId)
      .execute(),
  )

export const readProgressInSections = async (
  stores: Stores,
  personId: number,
): Promise<readonly PoolProgress[]> =>
  withProgress(
    stores,
    personId,
    await getPools(stores).select("section as number").where("section", ">=", 0).execute(),
  )

/** What a player has answered in the chapters of their grade: one entry, and one row of `cursors`, for each game. */
export async function readSummary({ store, play }: Stores, personId: number, language: Language) {
  const cursors = await play.query
    .selectFrom("cursors")
    .select(["pool_id", "answered", "mistakes"])
    .where("person_id", "=", personId)
    .where("answered", ">", 0)
    .where("subject_id", "is not", null)
    .execute()
  const pools = await store.query
    .selectFrom("people")
    .crossJoin("pools")
    .select(["pools.id", subjectName("pools.subject_id", language).as("subject")])
    .select(chapterName("pools", "chapter_number", language).as("chapter"))
    .select(["pools.chapter_number as number", "pools.game"])
    .where("people.id", "=", personId)
    .whereRef("pools.grade_id", "=", "people.grade_id")
    .where("pools.id", "in", takeOne(cursors.map(({ pool_id }) => pool_id)))
    .orderBy("pools.subject_id")
    .orderBy("pools.chapter_number")
    .orderBy("pools.id")
    .execute()
  return pools.flatMap(({ id, ...pool }) => {
    const cursor = cursors.find(({ pool_id }) => pool_id === id)
    return cursor ? { ...pool, answered: cursor.answered, mistakes: cursor.mistakes } : []
  })
}

const getPools = ({ store }: Stores) =>
  store.query.selectFrom("pools").select(["id", "game", "sizes"])

interface Row {
  readonly id: number
  readonly number: number | null
  readonly game: WireGame
  readonly sizes: string
}

const order = Object.values(wireGames)

async function withProgress(
  { play }: Stores,
  personId: number,
  rows: readonly Row[],
): Promise<readonly PoolProgress[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const cursors = await play.query
    .selectFrom("cursors")
    .select(["pool_id", "played", "points", "mistakes"])
    .where("person_id", "=", personId)
    // A range, because a list of ids is read itself, row by row.
    .where("pool_id", ">=", Math.min(...ids))
    .where("pool_id", "<=", Math.max(...ids))
    .execute()
  const cursorOf = new Map(cursors.map((cursor) => [cursor.pool_id, cursor]))
  return rows
    .map(({ id, number, game, sizes }) => {
      const { played = "{}", points = 0, mistakes = 0 } = cursorOf.get(id) ?? {}
      const counts = { sizes: readSizes(sizes), played: readSizes(played) }
      return { number: number ?? 0, game, ...counts, points, mistakes }
    })
    .toSorted((a, b) => a.number - b.number || order.indexOf(a.game) - order.indexOf(b.game))
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
      sql`WITH RECURSIVE played (day, before) AS (
          SELECT (${newest}), CAST(${today} AS INTEGER)
          UNION ALL
          SELECT (${newest} WHERE answered_at < played.day * ${sql.lit(dayMs)} - ${offset}), day
          FROM played WHERE before - day <= 2 LIMIT ${sql.lit(streakMax + 1)}
        ) SELECT day AS value FROM played WHERE day IS NOT NULL`,
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
