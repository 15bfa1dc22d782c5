import { sql, type RawBuilder } from "kysely"
import type { Owner } from "../questions/twins"

export interface WrittenAnswer {
  readonly questionId: number
  /** `null` if it is not known; then the verdict is `null` too. */
  readonly given: string | null
  readonly isRight: boolean | null
  readonly hints?: number | null
}

/**
 * The write that adds answers to questions of one pool to the history, in their order: the answers of a set as one
 * list, any other answer as a list of its own.
 * @param isOpen the condition on the columns of an attempt
 */
export const writeAnswers = (
  { personId, poolId }: Owner,
  answers: readonly WrittenAnswer[],
  isOpen: RawBuilder<unknown>,
  now: number,
): RawBuilder<unknown> =>
  sql`WITH given AS (SELECT key AS at, value ->> 0 AS id, value ->> 1 AS text, value ->> 2 AS verdict,
        value ->> 3 AS shown FROM json_each(${toJson(answers)})),
      open AS (SELECT at, id, pool_id, round, text, verdict, is_practice, shown
        FROM given CROSS JOIN attempts ON question_id = id
        WHERE person_id = ${personId} AND ${isOpen} ORDER BY at)
    INSERT INTO answer_lists (id, pool_id, subject_id, answered_at, set_name, wrong, answers)
    SELECT (SELECT coalesce(max(answer_lists.id), 0) FROM answer_lists)
        + sum(count(*)) OVER (ORDER BY min(at)), pool_id,
      (SELECT subject_id FROM cursors WHERE person_id = ${personId} AND pool_id = ${poolId}), ${now},
      iif(round > 0, pool_id || '-' || round, NULL), sum(verdict IS 0),
      json_group_array(json_array(id, text, verdict, is_practice, shown))
    FROM open GROUP BY iif(round > 0, -round, at)`

const toJson = (answers: readonly WrittenAnswer[]) =>
  JSON.stringify(
    answers.map(({ questionId, given, isRight, hints = null }) => [
      questionId,
      given,
      isRight === null ? null : Number(isRight),
      hints,
    ]),
  )
