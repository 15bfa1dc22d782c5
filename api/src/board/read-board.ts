import type { Run } from "../store/object-storage"
import { arrivalSteps, pointSteps } from "./board-tables"

/** How many a leaderboard lists. */
export const bestMax = 10

export interface Ranked {
  readonly personId: number
  readonly points: number
}

export interface Standing extends Ranked {
  /** From 1; of a hidden player, what it would be. */
  readonly rank: number
  readonly isHidden: boolean
  /** How many more points lead to which rank; `null` for the first. */
  readonly next: { readonly points: number; readonly rank: number } | null
}

/** A leaderboard as a player sees it. */
export interface BoardView {
  /** Who is not hidden: points descending, then who got there first. */
  readonly best: readonly Ranked[]
  /** `null` without points. */
  readonly own: Standing | null
}

export const readBoard = (run: Run, personId: number): BoardView => ({
  best: run<{ personId: number; points: number }>(
    `SELECT person_id AS personId, points FROM standings WHERE is_hidden = 0 AND points > 0
      ORDER BY points DESC, arrival LIMIT ?`,
    bestMax,
  ),
  own: readStanding(run, personId),
})

interface StandingRow extends Record<string, SqlStorageValue> {
  readonly points: number
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

const { small, large } = pointSteps
const blocks = arrivalSteps

/** In buckets above that of `me`, of those within the same one of the next width. */
const peopleIn = (step: number, within?: number) =>
  `(SELECT coalesce(sum(people), 0) FROM counts WHERE step = ${step} AND bucket > me.points / ${step} ${
    within ? `AND bucket < (me.points / ${within} + 1) * ${within} / ${step}` : ""
  })`

/** In blocks of arrivals before that of `me`, of those within the same one of the next size. */
const leaversIn = (size: number, within?: number) =>
  `(SELECT coalesce(sum(people), 0) FROM leavers WHERE points = me.points AND size = ${size}
    AND block < me.arrival / ${size} ${
      within ? `AND block >= me.arrival / ${within} * ${within} / ${size}` : ""
    })`

/**
 * Above the player are whole buckets of the counts by points. Beside the player are those who arrived at the
 * same points earlier: the number of the arrival, without those who left, whose whole blocks are counted; in the
 * player's own block the people are counted.
 */
const standing = `WITH me AS (
    SELECT *, (SELECT points FROM standings AS other WHERE other.is_hidden = 0
      AND other.points > mine.points ORDER BY points LIMIT 1) AS next
    FROM standings AS mine WHERE person_id = ? AND points > 0)
  SELECT points, is_hidden AS isHidden, next AS nextPoints,
    ${peopleIn(large)} + ${peopleIn(small, large)} + ${peopleIn(1, small)} AS above,
    arrival / ${blocks.small} * ${blocks.small}
      - ${leaversIn(blocks.large)} - ${leaversIn(blocks.small, blocks.large)}
      + (SELECT count(*) FROM standings WHERE is_hidden = 0
        AND points = me.points AND arrival >= me.arrival / ${blocks.small} * ${blocks.small}
        AND arrival < me.arrival) AS beside,
    coalesce((SELECT people FROM counts WHERE step = 1 AND bucket = next), 0) AS withNext
  FROM me`

export function readStanding(run: Run, personId: number): Standing | null {
  const [row] = run<StandingRow>(standing, personId)
  return row ? { personId, ...toStanding(row) } : null
}

/** Who gets to the same points later is ranked below: one point more passes all who have them. */
function toStanding({ points, isHidden, above, beside, nextPoints, withNext }: StandingRow) {
  const own = { points, rank: above + beside + 1, isHidden: isHidden === 1 }
  if (beside > 0) return { ...own, next: { points: 1, rank: above + 1 } }
  if (nextPoints === null) return { ...own, next: null }
  return { ...own, next: { points: nextPoints - points + 1, rank: above - withNext + 1 } }
}
