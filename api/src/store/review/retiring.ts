import { sql, type RawBuilder } from "kysely"
import { sameSet } from "../questions/questions"
import type { Store } from "../../db/store"
import { type DecisionTarget, toEndOfBucket, writeDecision } from "./decisions"

interface RetirementTarget extends DecisionTarget {
  readonly isWholeSet: boolean
  readonly reason: string
}

const meant = ({ questionId, isWholeSet }: RetirementTarget) =>
  isWholeSet ? sameSet(questionId) : sql`id = ${questionId}`

const eventFor = (
  event: RawBuilder<unknown>,
  { personId, reason }: Pick<RetirementTarget, "personId" | "reason">,
  now: number,
  condition: RawBuilder<unknown>,
) => sql`INSERT INTO question_events (question_id, person_id, event, reason, at)
  SELECT id, ${personId}, ${event}, ${reason}, ${now} FROM questions WHERE ${condition}`

/** Takes questions out of play, and closes their reports and requests. Returns false if none is in play or hidden. */
export async function retireQuestions(store: Store, retired: RetirementTarget, now: number) {
  const isPlayed = sql`${meant(retired)} AND status IN ('approved', 'hidden')`
  const done = sql`SELECT id FROM questions WHERE ${meant(retired)} AND status = 'retired'`
  return writeDecision(store, [
    eventFor(sql`'retired'`, retired, now, isPlayed),
    sql`UPDATE questions SET status = 'retired', position = NULL, status_at = ${now} WHERE ${isPlayed}`,
    closeItsReports(done, retired, now),
    sql`DELETE FROM retirement_requests WHERE question_id IN (${done})`,
  ])
}

const closeItsReports = (
  questions: RawBuilder<unknown>,
  { personId }: DecisionTarget,
  now: number,
) =>
  sql`UPDATE reported SET closed_at = ${now}, closed_by = ${personId}, looked_at = ${now}
    WHERE question_id IN (${questions}) AND closed_at IS NULL`

/**
 * Puts retired and hidden questions back into play, and refuses the request for those in play. Returns false if
 * there is neither: nothing is put back if another version is played, or a later one was.
 */
export async function putBackQuestions(store: Store, retired: RetirementTarget, now: number) {
  const isOut = sql`${meant(retired)} AND status IN ('retired', 'hidden')
    AND NOT EXISTS (SELECT 1 FROM questions AS other WHERE other.line_id = questions.line_id
      AND (other.position IS NOT NULL OR other.id > questions.id AND other.status IN ('retired', 'hidden')))`
  const isRequested = sql`${meant(retired)} AND status = 'approved'
    AND id IN (SELECT question_id FROM retirement_requests)`
  const doneAs = (event: RawBuilder<unknown>) => sql`SELECT question_id FROM question_events
    WHERE at = ${now} AND event IN (${event}) AND question_id IN (SELECT id FROM questions WHERE ${meant(retired)})`
  return writeDecision(store, [
    eventFor(
      sql`iif(status = 'approved', 'kept', 'restored')`,
      retired,
      now,
      sql`(${isOut}) OR (${isRequested})`,
    ),
    toEndOfBucket(now, isOut),
    closeItsReports(doneAs(sql`'restored'`), retired, now),
    sql`DELETE FROM retirement_requests WHERE question_id IN (${doneAs(sql`'restored', 'kept'`)})`,
  ])
}

interface Request extends DecisionTarget {
  readonly reason: string
}

/**
 * Stores the request of an author for the questions of a set that are in play, under the first of them. Returns false
 * if none is in play; a repeat changes nothing.
 */
export async function storeRequest(
  store: Store,
  { questionId, personId, reason }: Request,
  now: number,
) {
  const isFirst = sql`id = (SELECT min(id) FROM questions WHERE ${sameSet(questionId)}
    AND author_id = ${personId} AND status = 'approved')`
  const isNew = sql`${isFirst} AND id NOT IN (SELECT question_id FROM retirement_requests)`
  return writeDecision(store, [
    eventFor(sql`'requested'`, { personId, reason }, now, isNew),
    sql`INSERT INTO retirement_requests (question_id, reason, requested_at)
      SELECT id, ${reason}, ${now} FROM questions WHERE ${isNew}`,
  ])
}

export async function isRequested({ query }: Store, questionId: number): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM retirement_requests WHERE question_id IN (
      SELECT id FROM questions WHERE ${sameSet(questionId)}) LIMIT 1`.execute(query)
  return rows.length > 0
}

interface RetirementRequest {
  readonly question_id: number
  readonly question: string
  readonly game: string
  readonly author: string | null
  readonly reason: string
  readonly requested_at: number
}

export async function readRetirementRequests({ query }: Store, limit: number) {
  const { rows } =
    await sql<RetirementRequest>`SELECT r.question_id, q.question, game, people.name AS author, r.reason,
      r.requested_at
    FROM (SELECT * FROM retirement_requests ORDER BY requested_at LIMIT ${limit}) AS r
    CROSS JOIN questions AS q ON q.id = r.question_id
    CROSS JOIN pools ON pools.id = q.pool_id
    LEFT JOIN people ON people.id = q.author_id`.execute(query)
  return rows
}
