import type { LeaderboardScope } from "#contract/words"
import { roundMs } from "#game/rounds/round-base"
import type { BoardKey } from "../board/board-key"
import { weekOf } from "../points/week"
import type { PlayerState, Stored, OpenRound } from "../store/play/published"
import { readUncounted } from "./uncounted-answers"

interface PlayerRow extends Record<string, SqlStorageValue> {
  readonly personId: number
  readonly version: number
  readonly published: number
  readonly points: number
  readonly pointsAt: number
  readonly counted: number
  readonly ranked: number
  readonly school: number
  readonly gradeId: number | null
  readonly isHidden: number
}

export function readVersion(sql: SqlStorage): number {
  return sql.exec<{ version: number }>("SELECT version FROM player").toArray()[0]?.version ?? 0
}

/**
 * The present state of a player that others see, never a difference, so that a message may come twice, late or
 * not at all. `null` if D1 has stored it. Only the points of this week and of those beside it are included: a clock
 * may have been ahead.
 * @param stored what D1 has, if it was asked
 */
export function readState(
  sql: SqlStorage,
  now: number,
  stored: Stored = { version: 0, counted: 0 },
): PlayerState | null {
  const [player] = sql
    .exec<PlayerRow>(
      `SELECT person_id AS personId, version, published, points, points_at AS pointsAt, counted,
        ranked, school_id AS school, grade_id AS gradeId, is_hidden AS isHidden FROM player`,
    )
    .toArray()
  if (!player) return null
  const published = Math.max(player.published, stored.version)
  const { personId, version, points, pointsAt } = player
  if (version <= published) return null
  const weeks = sql
    .exec<{ week: number; points: number }>(
      `SELECT CAST(key AS INTEGER) AS week, value AS points FROM player, json_each(weeks)
      WHERE CAST(key AS INTEGER) BETWEEN ?1 - 1 AND ?1 + 1 ORDER BY 1 DESC`,
      weekOf(now),
    )
    .toArray()
  const inPlay = readOpenRounds(sql, now)
  const answered = readUncounted(sql, Math.max(player.counted, stored.counted))
  const ranking = readRanking(sql, { ...player, published })
  return { personId, version, points, pointsAt, weeks, inPlay, answered, ...ranking }
}

/**
 * Whether a state has more than the rounds in play, and must not be lost; the next message repeats the rounds
 * in play.
 */
export const isKept = ({ ranking, answered }: PlayerState): boolean =>
  ranking !== undefined || answered.to > answered.after

/** The state with what leaderboards show, even if they have it. `null` if there is no player. */
export function rankAgain(sql: SqlStorage, now: number): PlayerState | null {
  sql.exec("UPDATE player SET version = version + 1, ranked = version + 1")
  return readState(sql, now)
}

export function toBoardKey(sql: SqlStorage, scope: LeaderboardScope, now: number): BoardKey {
  const { school, gradeId } = sql
    .exec<{ school: number; gradeId: number | null }>(
      "SELECT school_id AS school, grade_id AS gradeId FROM player",
    )
    .one()
  const number = { all: 0, grade: gradeId ?? 0, week: weekOf(now) }[scope]
  return { school, scope, number }
}

function readRanking(sql: SqlStorage, player: PlayerRow) {
  const { ranked, published, school, gradeId, isHidden } = player
  if (ranked <= published) return {}
  const former = sql.exec<{ grade_id: number }>("SELECT grade_id FROM former_grades").toArray()
  const ranking = {
    version: ranked,
    school,
    gradeId,
    formerGrades: former.map(({ grade_id }) => grade_id),
    isHidden: isHidden === 1,
  }
  return { ranking }
}

/** The maximum number of questions, the newest first; a pupil plays one round at a time. */
const maxOpen = 50

/**
 * The unanswered questions of the last draw in each pool, and skipped ones, within a day. Practice is left out,
 * because it earns nothing.
 */
function readOpenRounds(sql: SqlStorage, now: number): readonly OpenRound[] {
  const issued = sql
    .exec<{ id: number; pool: number; issuedAt: number }>(
      `SELECT question_id AS id, pool_id AS pool, issued_at AS issuedAt FROM (
          SELECT cursors.person_id AS player, value AS drawn FROM cursors, json_each(cursors.drawn)
            WHERE drawn_at > ?1
          UNION SELECT person_id, question_id FROM attempts
            WHERE is_skipped = 1 AND is_played = 0 AND turn_at > ?1)
        CROSS JOIN attempts ON person_id = player AND question_id = drawn
        WHERE is_practice = 0 AND answered_at IS NULL AND issued_at > ?1
        ORDER BY issued_at DESC LIMIT ?2`,
      now - roundMs,
      maxOpen,
    )
    .toArray()
  const pools = new Map<number, OpenRound>()
  for (const { id, pool, issuedAt } of issued) {
    const round = pools.get(pool) ?? { pool, issuedAt, questions: [] }
    pools.set(pool, { ...round, questions: [...round.questions, id].toSorted(byNumber) })
  }
  return [...pools.values()]
}

const byNumber = (one: number, other: number) => one - other
