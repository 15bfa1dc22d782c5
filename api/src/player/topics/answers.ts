import { keyOfGiven, keyOfWritten } from "#game/answers/words"
import { hasTypedAnswers } from "../../games/games"
import {
  assignCounted,
  countFirstAnswers,
  type AnswerRange,
  type FirstAnswer,
  type FirstWrongAnswer,
} from "../../store/play/first-answers"
import type { Topic } from "./topic"

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
export const answers: Topic<AnswerRange> = {
  name: "answers",
  isKept: true,
  versionIn: { people: "answers_counted", player: "counted" },
  read({ sql, player: { counted } }) {
    const range = readAnswers(sql, counted, maxLists)
    return range.to > counted ? { version: range.to, rows: [range] } : null
  },
  write: (store, arrived) =>
    countFirstAnswers(
      store,
      arrived.flatMap(({ personId, version, rows }) =>
        rows.map((range) => ({ personId, version, ...range })),
      ),
    ),
  assign: (rows) => rows.map(assignCounted),
}

export const readWrong = (sql: SqlStorage): readonly FirstWrongAnswer[] =>
  readAnswers(sql, 0, Number.MAX_SAFE_INTEGER).answers.flatMap(({ id, questionId, wrong }) =>
    wrong ? { id, questionId, key: wrong.key, written: wrong.written } : [],
  )

function readAnswers(sql: SqlStorage, after: number, limit: number): AnswerRange {
  const rows = sql
    .exec<AnswerRow>(
      `SELECT id, question_id, given_answer, is_right, is_practice, hints, answered_at,
        (SELECT game FROM cursors WHERE cursors.pool_id = answers.pool_id) AS game
      FROM answers WHERE list_id IN (SELECT id FROM answer_lists WHERE id > ?1 ORDER BY id LIMIT ?2)`,
      after,
      limit,
    )
    .toArray()
  const to = Math.max(after, ...rows.map(({ id }) => id))
  return { after, to, answers: rows.flatMap((row) => toFirstAnswer(row) ?? []) }
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
    wrong: key === "" ? null : { key, written: keyOfWritten(text), text },
    answeredAt: row.answered_at,
  }
}
