import { sql, type RawBuilder } from "kysely"
import type { Language } from "#contract/words"
import { bucketKey } from "../../pool/buckets"
import type { Owner, Twin } from "../questions/twins"
import { playedWith, rowsOfTwins, unplayedOf } from "./mark-twins"

interface PlayedAnswer {
  readonly questionId: number
  /** `null` if there is no verdict: such an answer neither is a mistake nor ends one. */
  readonly isRight: boolean | null
}

/**
 * The write that counts answers to questions of one pool in the progress of the player, before the attempts are
 * closed: the questions and their twins as played, the questions as answered, and which of them are mistakes.
 * @param isOpen the condition on the columns of an attempt
 */
export function countAnswers(
  { personId, poolId }: Owner,
  answers: readonly PlayedAnswer[],
  isOpen: RawBuilder<unknown>,
  twins: readonly Twin[] = [],
): RawBuilder<unknown> {
  const verdicts = JSON.stringify(answers.map(({ questionId, isRight }) => [questionId, isRight]))
  return sql`WITH given AS (SELECT value ->> 0 AS id, value ->> 1 AS verdict FROM json_each(${verdicts})),
      open AS MATERIALIZED (SELECT id, language, level, is_played, is_twin, is_mistake, verdict
        FROM given CROSS JOIN attempts ON question_id = id
        WHERE person_id = ${personId} AND ${isOpen}),
      fresh AS MATERIALIZED (SELECT id, language, level FROM open WHERE is_played = 0
        UNION ${unplayedOf(personId, rowsOfTwins(twins))})
    UPDATE cursors SET played = ${playedWith(sql`SELECT * FROM fresh`)},
      answered = answered + (SELECT count(*) FROM open WHERE is_played = 0 OR is_twin = 1),
      mistakes = mistakes + (SELECT coalesce(sum((verdict = 0) - is_mistake), 0) FROM open
        WHERE verdict IS NOT NULL)
    WHERE person_id = ${personId} AND pool_id = ${poolId}
      AND (EXISTS (SELECT 1 FROM open) OR EXISTS (SELECT 1 FROM fresh))`
}

export function countIssue(
  personId: number,
  poolId: number,
  bucket: { readonly language: Language; readonly level: number },
): RawBuilder<unknown> {
  const path = `$.${bucketKey(bucket)}`
  return sql`UPDATE cursors
    SET played = json_set(played, ${path}, coalesce(json_extract(played, ${path}), 0) + 1)
    WHERE person_id = ${personId} AND pool_id = ${poolId} AND changes() = 1`
}

interface WrittenAnswer {
  readonly questionId: number
  readonly given: string | null
  readonly isRight: boolean | null
  readonly hints?: number | null
}

const asIssued = sql`round, is_practice`

/** One list, whatever the questions were issued as before. */
export const asLesson = sql`NULL AS round, 1 AS is_practice`

/**
 * The write that adds answers to questions of one pool to the history, in their order: the answers of a set or of a
 * live round as one list, any other answer as a list of its own.
 * @param isOpen the condition on the columns of an attempt
 */
export const writeAnswers = (
  { personId, poolId }: Owner,
  answers: readonly WrittenAnswer[],
  isOpen: RawBuilder<unknown>,
  now: number,
  issue: RawBuilder<unknown> = asIssued,
): RawBuilder<unknown> =>
  sql`WITH given AS (SELECT key AS at, value ->> 0 AS id, value ->> 1 AS text, value ->> 2 AS verdict,
        value ->> 3 AS shown FROM json_each(${toJson(answers)})),
      open AS (SELECT at, id, pool_id, text, verdict, shown, ${issue}
        FROM given CROSS JOIN attempts ON question_id = id
        WHERE person_id = ${personId} AND ${isOpen} ORDER BY at)
    INSERT INTO answer_lists (id, pool_id, subject_id, answered_at, set_name, wrong, answers)
    SELECT (SELECT coalesce(max(answer_lists.id), 0) FROM answer_lists)
        + sum(count(*)) OVER (ORDER BY min(at)), pool_id,
      (SELECT subject_id FROM cursors WHERE person_id = ${personId} AND pool_id = ${poolId}), ${now},
      iif(round > 0, pool_id || '-' || round, NULL), sum(verdict IS 0),
      json_group_array(json_array(id, text, verdict, is_practice, shown))
    FROM open GROUP BY CASE WHEN round > 0 THEN -round WHEN round = 0 THEN at END`

const toJson = (answers: readonly WrittenAnswer[]) =>
  JSON.stringify(
    answers.map(({ questionId, given, isRight, hints = null }) => [
      questionId,
      given,
      isRight === null ? null : Number(isRight),
      hints,
    ]),
  )
