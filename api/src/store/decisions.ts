import { sql } from "kysely"
import { compiled, batchWrite, type Store } from "./store"

interface Rejection {
  readonly questionId: number
  readonly adminId: number
  readonly reason: string
}

/** Rejects a question. False where it is not under review any more. */
export async function rejectWaiting(
  store: Store,
  { questionId, adminId, reason }: Rejection,
  now: number,
): Promise<boolean> {
  const writes = [
    sql`INSERT INTO decisions (question_id, admin_id, verdict, reason, decided_at)
      SELECT id, ${adminId}, 'rejected', ${reason}, ${now} FROM questions
      WHERE id = ${questionId} AND status = 'under review'`,
    sql`UPDATE questions SET status = 'rejected'
      WHERE id = ${questionId} AND status = 'under review'`,
  ]
  const [decided] = await batchWrite(
    store,
    writes.map((write) => compiled(store, write)),
  )
  return decided === 1
}

export const isQuestion = async ({ query }: Store, id: number): Promise<boolean> =>
  (await query.selectFrom("questions").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined
