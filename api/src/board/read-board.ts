import type { RunStatement } from "../db/object-storage"
import { arrivalSteps, pointSteps } from "./board-tables"

export const bestMax = 10

export interface RankedPlayer {
  readonly personId: number
  readonly points: number
}

export interface Standing extends RankedPlayer {
  /** From 1; for a hidden player, the rank that the player would have. */
  readonly rank: number
  readonly isHidden: boolean
  readonly next: { readonly points: number; readonly rank: number } | null
}

export interface BoardView {
  readonly best: readonly RankedPlayer[]
  readonly own: Standing | null
}

export const readBoard = (run: RunStatement, personId: number): BoardView => ({
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
  readonly above: number
  readonly beside: number
  readonly nextPoints: number | null
  readonly withNext: number
}

const { small, large } = pointSteps
const blocks = arrivalSteps

/** SQL: the people in buckets above that of `me`; with `within`, only inside the same bucket of that width. */
const peopleIn = (step: number, within?: number) =>
  `(SELECT coalesce(sum(people), 0) FROM counts WHERE step = ${step} AND bucket > me.points / ${step} ${
    within ? `AND bucket < (me.points / ${within} + 1) * ${within} / ${step}` : ""
  })`

/** SQL: the leavers in blocks before that of `me`; with `within`, only inside the same block of that size. */
const leaversIn = (size: number, within?: number) =>
  `(SELECT coalesce(sum(people), 0) FROM leavers WHERE points = me.points AND size = ${size}
    AND block < me.arrival / ${size} ${
      within ? `AND block >= me.arrival / ${within} * ${within} / ${size}` : ""
    })`

/**
 * `above` is a sum of whole buckets. `beside` is the number of people who arrived at the same points earlier:
 * the number of arrivals before the player's block, minus the leavers of those blocks, plus a count of the
 * people before the player in that block.
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

export function readStanding(run: RunStatement, personId: number): Standing | null {
  const [row] = run<StandingRow>(standing, personId)
  return row ? { personId, ...toStanding(row) } : null
}

/** Equal points are ranked by arrival, so one point more passes everybody who has them. */
function toStanding({ points, isHidden, above, beside, nextPoints, withNext }: StandingRow) {
  const own = { points, rank: above + beside + 1, isHidden: isHidden === 1 }
  if (beside > 0) return { ...own, next: { points: 1, rank: above + 1 } }
  if (nextPoints === null) return { ...own, next: null }
  return { ...own, next: { points: nextPoints - points + 1, rank: above - withNext + 1 } }
}
