import { keyOfGiven } from "#game/answers/words"
import { hasTypedAnswers } from "../games/games"
import type { FirstAnswer, Stretch, FirstWrongAnswer } from "../store/play/first-answers"

/** The maximum number of answer lists in one message; the next message has the following ones. */
const maxLists = 50

/** The maximum length of a wrong answer whose text is stored; longer ones are only counted. */
const wrongMax = 80

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

/** The oldest answers that D1 has not counted, without practice and without answers that have no verdict. */
export function readUncounted(sql: SqlStorage, after: number): Stretch {
  return readAnswers(sql, after, maxLists)
}

export const readWrong = (sql: SqlStorage): readonly FirstWrongAnswer[] =>
  readAnswers(sql, 0, Number.MAX_SAFE_INTEGER).answers.flatMap(({ id, questionId, wrong }) =>
    wrong ? { id, questionId, key: wrong.key } : [],
  )

function readAnswers(sql: SqlStorage, after: number, limit: number): Stretch {
  const rows = sql
    .exec<AnswerRow>(
      `SELECT id, question_id, given_answer, is_right, is_practice, hints, answered_at,
        (SELECT game FROM cursors WHERE cursors.pool_id = answers.pool_id) AS game
      FROM answers WHERE list_id IN (SELECT id FROM answer_lists WHERE id > ?1 ORDER BY id LIMIT ?2)`,
      after,
      limit,
    )
    .toArray()
  const answers = rows.flatMap((row) => toFirstAnswer(row) ?? [])
  return { after, to: Math.max(after, ...rows.map(({ id }) => id)), answers }
}

function toFirstAnswer(row: AnswerRow): FirstAnswer | null {
  if (row.is_practice === 1 || row.is_right === null) return null
  const isRight = row.is_right === 1
  const text = row.given_answer?.trim() ?? ""
  const isKept = !isRight && hasTypedAnswers(row.game) && text.length <= wrongMax
  const key = isKept ? keyOfGiven(text) : ""
  return {
    id: row.id,
    questionId: row.question_id,
    isRight,
    hints: row.hints,
    wrong: key === "" ? null : { key, text },
    answeredAt: row.answered_at,
  }
}
