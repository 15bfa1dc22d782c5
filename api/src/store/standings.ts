import { sql, type RawBuilder } from "kysely"
import { arrivalSteps, pointSteps } from "./standing-steps.mjs"

const dayMs = 24 * 60 * 60 * 1000

/** The number of the week, which begins on Monday in UTC, as ISO 8601 has it. */
export const weekOf = (now: number): number => Math.floor((now / dayMs + 3) / 7)

export const gradeBoard = (personId: number) =>
  sql`(SELECT 'grade:' || grade_id FROM people WHERE id = ${personId})`

type Sql = RawBuilder<unknown>

const steps = sql`(SELECT 1 AS step UNION ALL SELECT ${sql.lit(pointSteps.small)}
  UNION ALL SELECT ${sql.lit(pointSteps.large)})`
const sizes = sql`(SELECT ${sql.lit(arrivalSteps.small)} AS size
  UNION ALL SELECT ${sql.lit(arrivalSteps.large)})`

/** Counts people once more who have, or had, so many points. */
const countMore = (counted: Sql) =>
  sql`INSERT INTO standing_counts (board, step, bucket, people, arrivals) ${counted}
    ON CONFLICT DO UPDATE SET people = people + excluded.people, arrivals = arrivals + excluded.arrivals`

const countLess = (counted: Sql) =>
  sql`UPDATE standing_counts AS counts SET people = counts.people - 1 FROM (${counted}) AS counted
    WHERE counts.board = counted.board AND counts.step = counted.step
      AND counts.bucket = counted.bucket`

const leavers = (own: Sql) =>
  sql`SELECT board, points, size, arrival / size AS block, 1 AS people FROM standings, ${sizes}
    WHERE ${own}`

/** Arrivals are not shown any more, because the player has gone on or is hidden. */
const countLeavers = (own: Sql) => addLeavers(leavers(own))

const addLeavers = (counted: Sql) =>
  sql`INSERT INTO standing_leavers (board, points, size, block, people) ${counted}
    ON CONFLICT DO UPDATE SET people = people + 1`

const countReturners = (own: Sql) =>
  sql`UPDATE standing_leavers AS counts SET people = counts.people - 1 FROM (${leavers(own)}) AS own
    WHERE counts.board = own.board AND counts.points = own.points AND counts.size = own.size
      AND counts.block = own.block`

interface Total {
  readonly board: Sql
  readonly points: number
}

/**
 * The writes that store the totals of a player on these leaderboards, under a condition. What is stored already
 * changes nothing, and a bucket that holds the points before as well as after is not written.
 */
export function writeTotals(
  personId: number,
  totals: readonly Total[],
  condition: Sql,
): readonly Sql[] {
  const rows = totals.map(({ board, points }) => sql`(${board}, CAST(${points} AS INTEGER))`)
  const changed = sql`(SELECT column1 AS board, column2 AS total, people.is_hidden,
      standings.points AS before, coalesce(arrivals, 0) AS next
    FROM people CROSS JOIN (VALUES ${sql.join(rows)})
    LEFT JOIN standings ON standings.person_id = people.id AND standings.board = column1
    LEFT JOIN standing_counts AS counts ON counts.board = column1 AND counts.step = 1
      AND counts.bucket = column2
    WHERE people.id = ${personId} AND column2 > 0 AND standings.points IS NOT column2
      AND ${condition})`
  const own = sql`person_id = ${personId} AND is_hidden = 0
    AND board IN (SELECT board FROM ${changed})`
  return [
    countLess(sql`SELECT board, step, before / step AS bucket FROM ${changed}, ${steps}
      WHERE is_hidden = 0 AND before / step <> total / step`),
    countLeavers(own),
    addLeavers(sql`SELECT board, total, size, next / size, 1 FROM ${changed}, ${sizes}
      WHERE is_hidden = 1`),
    countMore(sql`SELECT board, step, total / step, 1 - is_hidden, step = 1 FROM ${changed}, ${steps}
      WHERE (is_hidden = 0 OR step = 1) AND before / step IS NOT total / step`),
    sql`INSERT INTO standings (person_id, board, points, arrival, is_hidden)
      SELECT ${personId}, board, total, next - 1, is_hidden FROM ${changed} WHERE true
      ON CONFLICT DO UPDATE SET points = excluded.points, arrival = excluded.arrival`,
  ]
}

/** Weeks before the last one are shown nowhere: without this a player would have a row of each for ever. */
export const leaveWeeks = (personId: number, latest: number) =>
  sql`DELETE FROM standings WHERE person_id = ${personId} AND ${isPastWeek(latest)}`

/** The same of the counts of everybody, a few at a time. */
export const clearWeeks = (latest: number): readonly Sql[] => [
  sql`DELETE FROM standing_counts WHERE (board, step, bucket) IN
    (SELECT board, step, bucket FROM standing_counts WHERE ${isPastWeek(latest)} LIMIT 50)`,
  sql`DELETE FROM standing_leavers WHERE (board, points, size, block) IN
    (SELECT board, points, size, block FROM standing_leavers WHERE ${isPastWeek(latest)} LIMIT 50)`,
]

const isPastWeek = (latest: number) => sql`board > 'week:' AND board < ${`week:${latest - 1}`}`

/** The writes that take a player off every leaderboard. */
export const removeStandings = (personId: number): readonly Sql[] => [
  ...hideStandings(personId, true),
  sql`DELETE FROM standings WHERE person_id = ${personId}`,
]

/** The writes that hide a player from every leaderboard, or show the player again. */
export function hideStandings(personId: number, isHidden: boolean): readonly Sql[] {
  const own = sql`person_id = ${personId} AND is_hidden = ${sql.lit(isHidden ? 0 : 1)}`
  const counted = (more: Sql) =>
    sql`SELECT board, step, points / step AS bucket, ${more} FROM standings, ${steps} WHERE ${own}`
  return [
    ...(isHidden
      ? [countLess(counted(sql`1`)), countLeavers(own)]
      : [countMore(counted(sql`1, 0`)), countReturners(own)]),
    sql`UPDATE standings SET is_hidden = ${sql.lit(isHidden ? 1 : 0)} WHERE ${own}`,
  ]
}
