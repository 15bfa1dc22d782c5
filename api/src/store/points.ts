import { sql, type RawBuilder } from "kysely"
import type { LeaderboardScope } from "#contract/words"
import type { Store } from "./store"

const dayMs = 24 * 60 * 60 * 1000

/** The leaderboard of the week, which begins on Monday in UTC, as ISO 8601 has it. */
const weekBoard = (now: number): string => `week:${Math.floor((now / dayMs + 3) / 7)}`

const gradeBoard = (personId: number) =>
  sql`(SELECT 'grade:' || grade_id FROM people WHERE id = ${personId})`

const boardOf = ({ scope, personId, now }: Leaderboard): RawBuilder<unknown> =>
  ({ all: sql`'all'`, week: sql`${weekBoard(now)}`, grade: gradeBoard(personId) })[scope]

/** Where a player who is not hidden is counted, on these leaderboards. */
const countedIn = (personId: number, condition: RawBuilder<unknown>) =>
  sql`(SELECT board, step, points / step AS bucket
    FROM standings, (SELECT 1 AS step UNION ALL SELECT 300)
    WHERE person_id = ${personId} AND is_hidden = 0 AND ${condition})`

const countLess = (counted: RawBuilder<unknown>) =>
  sql`UPDATE standing_counts AS counts SET people = people - 1 FROM ${counted} AS counted
    WHERE counts.board = counted.board AND counts.step = counted.step
      AND counts.bucket = counted.bucket`

const countMore = (counted: RawBuilder<unknown>) =>
  sql`INSERT INTO standing_counts (board, step, bucket, people)
    SELECT board, step, bucket, 1 FROM ${counted}
    WHERE true ON CONFLICT DO UPDATE SET people = people + 1`

/** The writes that add points to a player, in total and on each leaderboard, under a condition. */
export function addPointsOf(
  personId: number,
  points: number,
  condition: RawBuilder<unknown>,
  now: number,
): readonly RawBuilder<unknown>[] {
  const added = sql`CAST(${points} AS INTEGER)`
  const boards = sql.join([sql`'all'`, weekBoard(now), gradeBoard(personId)])
  const isOn = sql`board IN (${boards}) AND ${condition}`
  return [
    countLess(countedIn(personId, isOn)),
    sql`UPDATE people SET points = points + ${added} WHERE id = ${personId} AND ${condition}`,
    sql`INSERT INTO standings (person_id, board, points, points_at, is_hidden)
      SELECT people.id, value, ${added}, ${now}, is_hidden FROM people, json_each(json_array(${boards}))
      WHERE people.id = ${personId} AND ${condition}
      ON CONFLICT DO UPDATE SET points = points + excluded.points, points_at = excluded.points_at`,
    countMore(countedIn(personId, isOn)),
  ]
}

/** The writes that hide a player from every leaderboard, or show the player again. */
export const hideStandings = (personId: number, isHidden: boolean) => [
  countLess(countedIn(personId, sql`true`)),
  sql`UPDATE standings SET is_hidden = ${isHidden ? 1 : 0} WHERE person_id = ${personId}`,
  countMore(countedIn(personId, sql`true`)),
]

/** A player as the others see one. */
export interface Ranked {
  readonly name: string
  readonly avatar: string
  readonly points: number
}

export interface Standing extends Ranked {
  /** From 1; of a hidden player, what it would be. */
  readonly rank: number
  readonly isHidden: boolean
  /** How many more points lead to which rank; `null` for the first. */
  readonly next: { readonly points: number; readonly rank: number } | null
}

export interface Leaderboard {
  readonly scope: LeaderboardScope
  /** Of the player who looks. */
  readonly personId: number
  readonly now: number
}

/** How many a leaderboard lists. */
export const bestMax = 10

/** The best who are not hidden: points descending, then who got there first, then id. */
export async function readBest(
  { query }: Store,
  leaderboard: Leaderboard,
): Promise<readonly Ranked[]> {
  const { rows } = await sql<Ranked>`SELECT ${shownName} AS name, avatar, standings.points
    FROM standings JOIN people ON people.id = person_id
    WHERE board = ${boardOf(leaderboard)} AND standings.is_hidden = 0
    ORDER BY standings.points DESC, points_at, person_id LIMIT ${sql.lit(bestMax)}`.execute(query)
  return rows
}

interface StandingRow extends Ranked {
  readonly isHidden: number
  /** How many have more points. */
  readonly above: number
  /** How many got to the same points earlier. */
  readonly beside: number
  /** The points of the next one above; `null` for the first. */
  readonly nextPoints: number | null
  /** How many have so many points. */
  readonly withNext: number
}

/**
 * Where a player stands, `null` without points: whole buckets of the counts above the player, and of the
 * people only those with exactly as many points.
 */
export async function readStanding(
  { query }: Store,
  leaderboard: Leaderboard,
): Promise<Standing | null> {
  const others = sql`board = me.board AND is_hidden = 0`
  const { rows } = await sql<StandingRow>`WITH me AS (
      SELECT standings.*, ${shownName} AS name, avatar,
        (SELECT points FROM standings AS other WHERE other.board = standings.board
          AND other.is_hidden = 0 AND other.points > standings.points
          ORDER BY points LIMIT 1) AS next
      FROM standings JOIN people ON people.id = person_id
      WHERE person_id = ${leaderboard.personId} AND board = ${boardOf(leaderboard)})
    SELECT name, avatar, points, is_hidden AS isHidden, next AS nextPoints,
      (SELECT coalesce(sum(people), 0) FROM standing_counts
        WHERE board = me.board AND step = 300 AND bucket > me.points / 300)
      + (SELECT coalesce(sum(people), 0) FROM standing_counts WHERE board = me.board
        AND step = 1 AND bucket > me.points AND bucket < (me.points / 300 + 1) * 300) AS above,
      (SELECT count(*) FROM standings WHERE ${others} AND points = me.points
        AND (points_at, person_id) < (me.points_at, me.person_id)) AS beside,
      (SELECT people FROM standing_counts
        WHERE board = me.board AND step = 1 AND bucket = next) AS withNext
    FROM me`.execute(query)
  return rows[0] ? toStanding(rows[0]) : null
}

/** Who gets to the same points later is ranked below: one point more passes all who have them. */
function toStanding({ above, beside, nextPoints, withNext, ...row }: StandingRow): Standing {
  const { name, avatar, points } = row
  const own = { name, avatar, points, rank: above + beside + 1, isHidden: row.isHidden === 1 }
  if (beside > 0) return { ...own, next: { points: 1, rank: above + 1 } }
  if (nextPoints === null) return { ...own, next: null }
  return { ...own, next: { points: nextPoints - points + 1, rank: above - withNext + 1 } }
}

const shownName = sql<string>`iif(nickname = '', name, nickname)`
