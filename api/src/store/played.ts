import type { Language } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import { bucketKey } from "../pool/buckets"

interface Answered {
  readonly personId: number
  readonly poolId: number
  readonly questionId: number
  readonly language: Language
  readonly level: number
  /** `null` where there is no verdict: it is no mistake, and mends none. */
  readonly isRight: boolean | null
}

/** `cursors.played` with one more in a bucket. */
function playedWithOne(bucket: { readonly language: Language; readonly level: number }) {
  const path = `$.${bucketKey(bucket)}`
  return sql`json_set(played, ${path}, coalesce(json_extract(played, ${path}), 0) + 1)`
}

/**
 * The write that counts an answer in the progress of the player, before the attempt is closed: the question
 * as played and as answered, and whether it is a mistake.
 * @param isOpen of the attempt, over its columns
 */
export function countAnswer(
  { personId, poolId, questionId, language, level, isRight }: Answered,
  isOpen: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const mistakes =
    isRight === null ? sql`mistakes` : sql`mistakes + ${sql.lit(isRight ? 0 : 1)} - is_mistake`
  return sql`UPDATE cursors SET mistakes = ${mistakes},
      answered = answered + (is_played = 0 OR is_twin = 1),
      played = iif(is_played = 1, played, ${playedWithOne({ language, level })})
    FROM (SELECT is_played, is_mistake, is_twin FROM attempts
      WHERE person_id = ${personId} AND question_id = ${questionId} AND ${isOpen})
    WHERE person_id = ${personId} AND pool_id = ${poolId}`
}

/** The write that counts a question as played where the write before it has issued it. */
export const countIssue = (
  personId: number,
  poolId: number,
  bucket: { readonly language: Language; readonly level: number },
) =>
  sql`UPDATE cursors SET played = ${playedWithOne(bucket)}
    WHERE person_id = ${personId} AND pool_id = ${poolId} AND changes() = 1`
