import { sql } from "kysely"
import { type DecisionTarget, writeDecision } from "./decisions"
import { hasLaterVersion } from "../questions/lines"
import { sameSet } from "../questions/questions"
import type { Store } from "../../db/store"

/** A condition on `questions`: it was decided after `since`, and no later version stands. */
export const undoable = (since: number) =>
  sql<number>`status IN ('approved', 'changes', 'rejected')
    AND EXISTS (SELECT 1 FROM question_events WHERE question_id = questions.id AND at > ${since}
      AND event IN ('approved', 'trusted', 'changes', 'rejected'))
    AND NOT ${hasLaterVersion}`

/**
 * Undoes the decisions on a question and its set: they are under review again, and a trigger puts the versions that
 * they replaced back into play, at the same positions. Returns false if nothing can be undone any more.
 */
export async function storeUndo(
  store: Store,
  { questionId, personId }: DecisionTarget,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<boolean> {
  const isUndoable = sql`${sameSet(questionId)} AND ${undoable(since)}`
  return writeDecision(store, [
    sql`INSERT INTO question_events (question_id, person_id, event, at)
      SELECT id, ${personId}, 'undone', ${now} FROM questions WHERE ${isUndoable}`,
    sql`UPDATE questions SET status = 'waiting', position = NULL, status_at = ${now}
      WHERE ${isUndoable}`,
  ])
}
