import { sql, type RawBuilder } from "kysely"
import type { LeaderboardScope } from "#contract/words"
import { arrivalSteps, pointSteps } from "./standing-steps.mjs"
import { gradeBoard, weekOf } from "./standings"
import type { Store } from "./store"

const boardOf = ({ scope, personId, now }: Leaderboard): RawBuilder<unknown> =>
  ({ all: sql`'all'`, week: sql`${`week:${weekOf(now)}`}`, grade: gradeBoard(personId) })[scope]

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

/** The best who are not hidden: points descending, then who got there first. */
export async function readBest(
  { query }: Store,
  leaderboard: Leaderboard,
): Promise<readonly Ranked[]> {
  const { rows } = await sql<Ranked>`SELECT ${shownName} AS name, avatar, standings.points
    FROM standings JOIN people ON people.id = person_id
    WHERE board = ${boardOf(leaderboard)} AND standings.is_hidden = 0
    ORDER BY standings.points DESC, arrival LIMIT ${sql.lit(bestMax)}`.execute(query)
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
 * Where a player stands, `null` without points. Above the player are whole buckets of the counts by points.
 * Beside the player are those who arrived at the same points earlier: the number of the arrival, without
 * those who left, whose whole buckets are counted; in the player's own bucket the people are counted.
 */
export async function readStanding(
  { query }: Store,
  leaderboard: Leaderboard,
): Promise<Standing | null> {
  const { rows } = await sql<StandingRow>`WITH me AS (
      SELECT standings.*, ${shownName} AS name, avatar,
        (SELECT points FROM standings AS other WHERE other.board = standings.board
          AND other.is_hidden = 0 AND other.points > standings.points
          ORDER BY points LIMIT 1) AS next
      FROM standings JOIN people ON people.id = person_id
      WHERE person_id = ${leaderboard.personId} AND board = ${boardOf(leaderboard)})
    SELECT name, avatar, points, is_hidden AS isHidden, next AS nextPoints,
      ${peopleIn(points.large)} + ${peopleIn(points.small, points.large)}
        + ${peopleIn(sql`1`, points.small)} AS above,
      arrival / ${arrivals.small} * ${arrivals.small}
        - ${leaversIn(arrivals.large)} - ${leaversIn(arrivals.small, arrivals.large)}
        + (SELECT count(*) FROM standings WHERE board = me.board AND is_hidden = 0
          AND points = me.points AND arrival >= me.arrival / ${arrivals.small} * ${arrivals.small}
          AND arrival < me.arrival) AS beside,
      (SELECT people FROM standing_counts
        WHERE board = me.board AND step = 1 AND bucket = next) AS withNext
    FROM me`.execute(query)
  return rows[0] ? toStanding(rows[0]) : null
}

const points = { small: sql.lit(pointSteps.small), large: sql.lit(pointSteps.large) }
const arrivals = { small: sql.lit(arrivalSteps.small), large: sql.lit(arrivalSteps.large) }

/** In buckets above that of `me`, of those within the same one of the next width. */
const peopleIn = (step: RawBuilder<unknown>, within?: RawBuilder<unknown>) =>
  sql`(SELECT coalesce(sum(people), 0) FROM standing_counts WHERE board = me.board AND step = ${step}
    AND bucket > me.points / ${step} ${
      within ? sql`AND bucket < (me.points / ${within} + 1) * ${within} / ${step}` : sql``
    })`

/** In buckets of arrivals before that of `me`, of those within the same one of the next width. */
const leaversIn = (size: RawBuilder<unknown>, within?: RawBuilder<unknown>) =>
  sql`(SELECT coalesce(sum(people), 0) FROM standing_leavers WHERE board = me.board
    AND points = me.points AND size = ${size} AND block < me.arrival / ${size} ${
      within ? sql`AND block >= me.arrival / ${within} * ${within} / ${size}` : sql``
    })`

/** Who gets to the same points later is ranked below: one point more passes all who have them. */
function toStanding({ above, beside, nextPoints, withNext, ...row }: StandingRow): Standing {
  const { name, avatar, points } = row
  const own = { name, avatar, points, rank: above + beside + 1, isHidden: row.isHidden === 1 }
  if (beside > 0) return { ...own, next: { points: 1, rank: above + 1 } }
  if (nextPoints === null) return { ...own, next: null }
  return { ...own, next: { points: nextPoints - points + 1, rank: above - withNext + 1 } }
}

const shownName = sql<string>`iif(nickname = '', name, nickname)`
