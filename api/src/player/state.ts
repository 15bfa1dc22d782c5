import { wireGames, type LeaderboardScope } from "#contract/words"
import type { BoardKey } from "../board/board-key"
import { weekOf } from "../points/week"
import { normalise } from "#game/answers/normalise"
import type { FirstAnswer, Stretch } from "../store/figures"
import type { OpenRound, PlayerState, Stored } from "../store/published"

/** As long as a round lasts, in ms; what was issued before that is not in play any more. */
export const inPlayMs = 24 * 60 * 60 * 1000
/** Of the newest; a pupil plays one at a time. */
const maxOpen = 50
/** Of a history, in one message; more are in the next. */
const maxLists = 50
/** A longer wrong answer is counted, but not kept. */
const wrongMax = 80

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

/** The version of the last write; 0 where there is no player. */
export function readVersion(sql: SqlStorage): number {
  return sql.exec<{ version: number }>("SELECT version FROM player").toArray()[0]?.version ?? 0
}

/**
 * What others see of a player, as it is now: never a difference, so that a message may come twice, late or not
 * at all. `null` where D1 has stored it. Of the weeks only this one and the last.
 * @param stored what D1 has, where it was asked
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
      WHERE CAST(key AS INTEGER) >= ? ORDER BY 1 DESC LIMIT 2`,
      weekOf(now) - 1,
    )
    .toArray()
  const inPlay = readOpen(sql, now - inPlayMs)
  const answered = readAnswered(sql, Math.max(player.counted, stored.counted))
  const ranking = readRanking(sql, { ...player, published })
  return { personId, version, points, pointsAt, weeks, inPlay, answered, ...ranking }
}

/** Whether it says more than what is in play, which the next message says again: it must not be lost. */
export const isKept = ({ ranking, answered }: PlayerState): boolean =>
  ranking !== undefined || (answered !== undefined && answered.to > answered.after)

/** What the last draw in a pool issued, and what was skipped; practice earns nothing. */
function readOpen(sql: SqlStorage, since: number): readonly OpenRound[] {
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
      since,
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

/** The same, with what leaderboards show, whether they have it or not. `null` where there is no player. */
export function rankAgain(sql: SqlStorage, now: number): PlayerState | null {
  sql.exec("UPDATE player SET version = version + 1, ranked = version + 1")
  return readState(sql, now)
}

/** The leaderboard that the player sees. */
export function boardKeyOf(sql: SqlStorage, scope: LeaderboardScope, now: number): BoardKey {
  const { school, gradeId } = sql
    .exec<{ school: number; gradeId: number | null }>(
      "SELECT school_id AS school, grade_id AS gradeId FROM player",
    )
    .one()
  const number = { all: 0, grade: gradeId ?? 0, week: weekOf(now) }[scope]
  return { school, scope, number }
}

/** What leaderboards must be sent; nothing where they have it. */
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

interface AnswerRow extends Record<string, SqlStorageValue> {
  readonly id: number
  readonly question_id: number
  readonly given_answer: string | null
  readonly is_right: number | null
  readonly is_practice: number
  readonly hints: number | null
  readonly answered_at: number
  readonly game: string
}

/** The oldest answers that D1 has not counted; practice and rounds without a verdict count for nothing. */
function readAnswered(sql: SqlStorage, after: number): Stretch {
  const rows = sql
    .exec<AnswerRow>(
      `SELECT id, question_id, given_answer, is_right, is_practice, hints, answered_at,
        (SELECT game FROM cursors WHERE cursors.pool_id = answers.pool_id) AS game
      FROM answers WHERE list_id IN (SELECT id FROM answer_lists WHERE id > ?1 ORDER BY id LIMIT ?2)`,
      after,
      maxLists,
    )
    .toArray()
  const answers = rows.flatMap((row) => toFirstAnswer(row) ?? [])
  return { after, to: Math.max(after, ...rows.map(({ id }) => id)), answers }
}

function toFirstAnswer(row: AnswerRow): FirstAnswer | null {
  if (row.is_practice === 1 || row.is_right === null) return null
  const isRight = row.is_right === 1
  const text = row.given_answer?.trim() ?? ""
  const isKept = !isRight && row.game !== wireGames.offside && text.length <= wrongMax
  const key = isKept ? normalise(text) : ""
  return {
    id: row.id,
    questionId: row.question_id,
    isRight,
    hints: row.hints,
    wrong: key === "" ? null : { key, text },
    answeredAt: row.answered_at,
  }
}
