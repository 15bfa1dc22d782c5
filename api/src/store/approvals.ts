import { sql } from "kysely"
import { batchWrite, type Store } from "./store"

interface Approval {
  readonly questionId: number
  readonly adminId: number
}

/**
 * Approves a question and puts it on the next position of its bucket, where draws find it. False where
 * it is not under review any more. The pool grows only by a question on the position after its last,
 * so that two approvals at once leave no gap.
 */
export async function approveWaiting(
  store: Store,
  { questionId, adminId }: Approval,
  now: number,
): Promise<boolean> {
  const bucket = sql`'$.' || questions.language || questions.level`
  const nextPosition = sql`coalesce(json_extract(pools.sizes, ${bucket}), 0)`
  const writes = [
    sql`INSERT INTO decisions (question_id, admin_id, verdict, decided_at)
      SELECT id, ${adminId}, 'approved', ${now} FROM questions
      WHERE id = ${questionId} AND status = 'under review'`,
    sql`UPDATE questions SET status = 'approved',
      position = (SELECT ${nextPosition} FROM pools WHERE pools.id = questions.pool_id)
      WHERE id = ${questionId} AND status = 'under review'`,
    sql`UPDATE pools SET sizes = json_set(pools.sizes, ${bucket}, questions.position + 1) FROM questions
      WHERE questions.id = ${questionId} AND questions.pool_id = pools.id
      AND questions.position = ${nextPosition}`,
  ]
  const [decided] = await batchWrite(
    store,
    writes.map((write) => ({ compile: () => write.compile(store.query) })),
  )
  return decided === 1
}
