import { sql } from "kysely"
import { compiled, takeOne, type Store } from "../../db/store"

export interface FirstAnswer {
  readonly id: number
  readonly questionId: number
  readonly isRight: boolean
  readonly hints: number | null
  readonly wrong: (AnswerKeys & { readonly text: string }) | null
  readonly answeredAt: number
}

/** By what answers to a question are put together: `written` to an exact one, `key`, the normal form, to others. */
interface AnswerKeys {
  readonly key: string
  readonly written: string
}

export interface FirstWrongAnswer extends AnswerKeys {
  readonly id: number
  readonly questionId: number
}

export interface AnswerRange {
  readonly after: number
  readonly to: number
  readonly answers: readonly FirstAnswer[]
}

interface PlayerRange extends AnswerRange {
  readonly personId: number
  readonly version: number
}

const wrongMax = 20

const toRows = ({ personId, version, after, answers }: PlayerRange) =>
  answers.map(({ id, questionId, isRight, hints, wrong, answeredAt }) => ({
    person: personId,
    version,
    after,
    id,
    question: questionId,
    right: Number(isRight),
    hints,
    key: wrong?.key ?? null,
    written: wrong?.written ?? null,
    text: wrong?.text ?? null,
    at: answeredAt,
  }))

export const assignCounted = ({ after, to }: AnswerRange) =>
  sql`answers_counted = iif(answers_counted < ${after}, answers_counted, max(answers_counted, ${to}))`

/**
 * The writes that count these answers, before the states of their players are stored: each answer once, because D1
 * stores which answer of a player it counted last. A range that begins after that one is not counted yet.
 */
export function countFirstAnswers(store: Store, ranges: readonly PlayerRange[]) {
  const rows = ranges.flatMap(toRows)
  if (rows.length === 0) return []
  const fresh = sql`(SELECT questions.id AS question_id, questions.pool_id, told.value ->> 'right' AS is_right,
      told.value ->> 'hints' AS hints, told.value ->> 'text' AS text,
      iif(questions.exact, told.value ->> 'written', told.value ->> 'key') AS answer_key,
      told.value ->> 'at' AS answered_at
    FROM json_each(${JSON.stringify(rows)}) AS told
    CROSS JOIN people ON people.id = told.value ->> 'person'
    CROSS JOIN questions ON questions.id = told.value ->> 'question'
    WHERE people.play_version < told.value ->> 'version' AND people.answers_counted >= told.value ->> 'after'
      AND people.answers_counted < told.value ->> 'id')`
  const wrong = new Set(rows.flatMap(({ key, question }) => (key === null ? [] : question)))
  const ofWrong = [
    sql`INSERT INTO given_wrong (question_id, answer_key, text, people, given_at)
      SELECT question_id, answer_key, max(text), count(*), max(answered_at) FROM ${fresh}
      WHERE answer_key IS NOT NULL GROUP BY question_id, answer_key
      ON CONFLICT DO UPDATE SET people = people + excluded.people, given_at = excluded.given_at`,
    sql`DELETE FROM given_wrong WHERE (question_id, answer_key) IN (SELECT question_id, answer_key
      FROM (SELECT question_id, answer_key, row_number() OVER (PARTITION BY question_id
          ORDER BY people DESC, given_at DESC) AS rank
        FROM given_wrong WHERE question_id IN ${takeOne([...wrong])})
      WHERE rank > ${sql.lit(wrongMax)})`,
  ]
  return [
    sql`INSERT INTO question_figures (question_id, pool_id, played, right, hinted, hints)
      SELECT question_id, pool_id, count(*), sum(is_right), count(hints), total(hints) FROM ${fresh}
      GROUP BY question_id
      ON CONFLICT DO UPDATE SET played = played + excluded.played, right = right + excluded.right,
        hinted = hinted + excluded.hinted, hints = hints + excluded.hints`,
    ...(wrong.size > 0 ? ofWrong : []),
  ].map((write) => compiled(store, write))
}
