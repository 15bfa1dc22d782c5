import { sql } from "kysely"
import type { Store } from "./store"
import {
  type Decided,
  toEndOfBucket,
  growPool,
  supersededBy,
  statusOf,
  writeDecision,
} from "./decisions"

/** A condition on `questions`: it was decided after `since`, and no newer version was made since. */
export const undoable = (since: number) =>
  sql<number>`status IN ('approved', 'changes wanted', 'rejected') AND status_at > ${since}
    AND EXISTS (SELECT 1 FROM question_events WHERE question_id = questions.id)
    AND NOT EXISTS (SELECT 1 FROM question_versions WHERE replaces = questions.id)
    AND NOT EXISTS (SELECT 1 FROM question_versions AS own JOIN question_versions AS later
      ON later.supersedes = own.supersedes AND later.question_id > own.question_id
      WHERE own.question_id = questions.id)`

/**
 * Undoes a decision: the question is under review again, and the version before an approved one is played again,
 * at the same position. Returns false where that is no longer possible.
 */
export async function undoDecision(
  store: Store,
  { questionId, personId }: Decided,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<boolean> {
  const isUndoable = sql`id = ${questionId} AND ${undoable(since)}`
  const before = sql`questions.id = ${supersededBy(questionId)}`
  return writeDecision(store, [
    sql`INSERT INTO question_events (question_id, person_id, event, at)
      SELECT id, ${personId}, 'undone', ${now} FROM questions WHERE ${isUndoable}`,
    toEndOfBucket(
      now,
      sql`${before} AND status = 'replaced' AND ${statusOf(questionId)} = 'approved'
        AND EXISTS (SELECT 1 FROM questions WHERE ${isUndoable})`,
    ),
    growPool(before),
    sql`UPDATE questions SET status = 'under review', position = NULL, status_at = ${now}
      WHERE ${isUndoable}`,
  ])
}
