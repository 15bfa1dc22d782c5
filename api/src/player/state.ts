import { wireGames } from "#contract/words"
import { normalise } from "#game/answers/normalise"
import type { FirstAnswer, Stretch } from "../store/figures"
import type { PlayerState } from "../store/published"

/** As long as a round lasts, in ms; what was issued before that is not in play any more. */
export const inPlayMs = 24 * 60 * 60 * 1000
/** Of the newest; a pupil plays one at a time. */
const maxOpen = 50
/** Of a history, in one message; more are in the next. */
const maxAnswers = 50
/** A longer wrong answer is counted, but not kept. */
const wrongMax = 80

interface PlayerRow extends Record<string, SqlStorageValue> {
  readonly personId: number
  readonly version: number
  readonly published: number
  readonly points: number
  readonly pointsAt: number
  readonly counted: number
}

/**
 * What others see of a player, as it is now: never a difference, so that a message may come twice, late or not
 * at all. `null` where D1 has stored it. Of the weeks only the last two.
 */
export function readState(sql: SqlStorage, now: number): PlayerState | null {
  const [player] = sql
    .exec<PlayerRow>(
      `SELECT person_id AS personId, version, published, points, points_at AS pointsAt, counted FROM player`,
    )
    .toArray()
  if (!player || player.version <= player.published) return null
  const { published: _, counted, ...shown } = player
  const weeks = sql
    .exec<{ week: number; points: number }>(
      "SELECT week, points FROM weeks ORDER BY week DESC LIMIT 2",
    )
    .toArray()
  const open = sql
    .exec<{ id: number; issuedAt: number }>(
      `SELECT question_id AS id, issued_at AS issuedAt FROM attempts
      WHERE answered_at IS NULL AND issued_at > ?1 ORDER BY issued_at DESC LIMIT ?2`,
      now - inPlayMs,
      maxOpen,
    )
    .toArray()
  return { ...shown, weeks, open, answered: readAnswered(sql, counted) }
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
      `SELECT answers.id, answers.question_id, answers.given_answer, answers.is_right,
        answers.is_practice, answers.hints, answers.answered_at, game
      FROM answers CROSS JOIN cursors USING (person_id, pool_id) WHERE answers.id > ?1 ORDER BY answers.id LIMIT ?2`,
      after,
      maxAnswers,
    )
    .toArray()
  const answers = rows.flatMap((row) => toFirstAnswer(row) ?? [])
  return { after, to: rows.at(-1)?.id ?? after, answers }
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
