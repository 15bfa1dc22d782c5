import { sql } from "kysely"
import { type Decided, writeDecision } from "./decisions"
import { eventFor } from "./retiring"
import { sameSet } from "../questions/questions"
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

export async function isRequested({ query }: Store, questionId: number): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM retirement_requests WHERE question_id IN (
      SELECT id FROM questions WHERE ${sameSet(questionId)}) LIMIT 1`.execute(query)
  return rows.length > 0
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
