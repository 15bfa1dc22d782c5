import { sql, type RawBuilder } from "kysely"

const dayMs = 24 * 60 * 60 * 1000

/** The leaderboard of the week, which begins on Monday in UTC, as ISO 8601 has it. */
export const weekBoard = (now: number): string => `week:${Math.floor((now / dayMs + 3) / 7)}`

export const gradeBoard = (personId: number) =>
  sql`(SELECT 'grade:' || grade_id FROM people WHERE id = ${personId})`

/** People are counted by points in buckets of these widths: a rank is a sum of whole buckets. */
export const pointSteps = { small: 160, large: 25_600 } as const

/** Those who left a number of points are counted by their arrival in buckets of these widths. */
export const arrivalSteps = { small: 128, large: 16_384 } as const

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
const countLeavers = (own: Sql) =>
  sql`INSERT INTO standing_leavers (board, points, size, block, people) ${leavers(own)}
    ON CONFLICT DO UPDATE SET people = people + 1`

const countReturners = (own: Sql) =>
  sql`UPDATE standing_leavers AS counts SET people = counts.people - 1 FROM (${leavers(own)}) AS own
    WHERE counts.board = own.board AND counts.points = own.points AND counts.size = own.size
      AND counts.block = own.block`

/**
 * The writes that add points to a player, in total and on each leaderboard, under a condition. A bucket
 * that holds the points before as well as after is not written.
 */
export function addPointsOf(
  personId: number,
  points: number,
  condition: Sql,
  now: number,
): readonly Sql[] {
  const added = sql`CAST(${points} AS INTEGER)`
  const boards = sql.join([sql`'all'`, weekBoard(now), gradeBoard(personId)])
  const own = sql`person_id = ${personId} AND board IN (${boards}) AND ${condition}`
  return [
    countLess(sql`SELECT board, step, points / step AS bucket FROM standings, ${steps}
      WHERE ${own} AND is_hidden = 0 AND points / step <> (points + ${added}) / step`),
    countLeavers(sql`${own} AND is_hidden = 0`),
    sql`UPDATE people SET points = points + ${added} WHERE id = ${personId} AND ${condition}`,
    sql`INSERT INTO standings (person_id, board, points, arrival, is_hidden)
      SELECT people.id, value, ${added}, coalesce((SELECT arrivals FROM standing_counts
          WHERE board = value AND step = 1 AND bucket = ${added} + coalesce((SELECT points
            FROM standings WHERE person_id = people.id AND board = value), 0)), 0), is_hidden
      FROM people, json_each(json_array(${boards})) WHERE people.id = ${personId} AND ${condition}
      ON CONFLICT DO UPDATE SET points = points + excluded.points, arrival = excluded.arrival`,
    countMore(sql`SELECT board, step, points / step, 1 - is_hidden, step = 1 FROM standings, ${steps}
      WHERE ${own} AND (is_hidden = 0 OR step = 1) AND (points = ${added}
        OR points / step <> (points - ${added}) / step)`),
    countLeavers(sql`${own} AND is_hidden = 1`),
  ]
}

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
