import { sql } from "kysely"
import { type Decided, writeDecision } from "./decisions"
import { eventFor } from "./retiring"
import { sameSet } from "../questions/sets"
import type { Store } from "../../db/store"

interface Request extends Decided {
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

/** Whether there is a request for the set of an author's question; `null` if the author has no such question. */
export async function readRequest({ query }: Store, { questionId, personId }: Decided) {
  const { rows } = await sql<{ requests: number }>`SELECT (SELECT count(*) FROM retirement_requests
      WHERE question_id IN (SELECT id FROM questions WHERE ${sameSet(questionId)})) AS requests
    FROM questions WHERE id = ${questionId} AND author_id = ${personId}`.execute(query)
  const [row] = rows
  return row ? { isRequested: row.requests > 0 } : null
}

interface Requested {
  readonly question_id: number
  readonly question: string
  readonly game: string
  readonly author: string | null
  readonly reason: string
  readonly requested_at: number
}

export async function readRetirementRequests({ query }: Store, limit: number) {
  const { rows } =
    await sql<Requested>`SELECT r.question_id, q.question, game, people.name AS author, r.reason,
      r.requested_at
    FROM (SELECT * FROM retirement_requests ORDER BY requested_at LIMIT ${limit}) AS r
    CROSS JOIN questions AS q ON q.id = r.question_id
    CROSS JOIN pools ON pools.id = q.pool_id
    LEFT JOIN people ON people.id = q.author_id`.execute(query)
  return rows
}
