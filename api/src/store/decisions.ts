import { sql, type RawBuilder } from "kysely"
import { batchWrite, compiled, type Store } from "./store"

interface Approval {
  readonly questionId: number
  readonly adminId: number
}

interface Rejection extends Approval {
  readonly reason: string
}

/**
 * Approves a question and gives it the next position of its bucket, from where it is drawn. Returns
 * false where it is not under review. The pool grows only by a question at the position after its last
 * one, so that concurrent approvals leave no gap.
 */
export async function approveQuestion(
  store: Store,
  { questionId, adminId }: Approval,
  now: number,
): Promise<boolean> {
  const bucket = sql`'$.' || questions.language || questions.level`
  const nextPosition = sql`coalesce(json_extract(pools.sizes, ${bucket}), 0)`
  return decide(store, [
    sql`INSERT INTO decisions (question_id, admin_id, verdict, decided_at)
      SELECT id, ${adminId}, 'approved', ${now} FROM questions
      WHERE id = ${questionId} AND status = 'under review'`,
    sql`UPDATE questions SET status = 'approved',
      position = (SELECT ${nextPosition} FROM pools WHERE pools.id = questions.pool_id)
      WHERE id = ${questionId} AND status = 'under review'`,
    sql`UPDATE pools SET sizes = json_set(pools.sizes, ${bucket}, questions.position + 1)
      FROM questions WHERE questions.id = ${questionId} AND questions.pool_id = pools.id
      AND questions.position = ${nextPosition}`,
  ])
}

/** Rejects a question. Returns false where it is not under review. */
export async function rejectQuestion(
  store: Store,
  { questionId, adminId, reason }: Rejection,
  now: number,
): Promise<boolean> {
  return decide(store, [
    sql`INSERT INTO decisions (question_id, admin_id, verdict, reason, decided_at)
      SELECT id, ${adminId}, 'rejected', ${reason}, ${now} FROM questions
      WHERE id = ${questionId} AND status = 'under review'`,
    sql`UPDATE questions SET status = 'rejected'
      WHERE id = ${questionId} AND status = 'under review'`,
  ])
}

async function decide(store: Store, writes: readonly RawBuilder<unknown>[]): Promise<boolean> {
  const [decided] = await batchWrite(
    store,
    writes.map((write) => compiled(store, write)),
  )
  return decided === 1
}

export const isQuestion = async ({ query }: Store, id: number): Promise<boolean> =>
  (await query.selectFrom("questions").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined
