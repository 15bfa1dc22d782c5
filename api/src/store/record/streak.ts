import { streakMax } from "#contract/limits"
import { sql } from "kysely"
import { dayMs } from "../../points/streak"
import { batchRead, compiled, type PlayStore } from "../../db/store"

interface Asked {
  readonly today: number
  readonly offsetMs: number
}

/**
 * The newest days with a round, back to the first two days in a row without one; each day is one look-up in the
 * index. Also the number of rounds today: a set counts on the first day on which it was answered.
 */
export async function readDays(play: PlayStore, { today, offsetMs }: Asked) {
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
      sql`SELECT count(DISTINCT coalesce(set_name, id)) AS value FROM answer_lists
        WHERE answered_at >= ${begin}
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
