import { sql, type RawBuilder } from "kysely"
import type { NewQuestion } from "../games/new-question"
import { fingerprintOf } from "../pool/fingerprint"
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
    sql`UPDATE questions SET status = 'approved', status_at = ${now},
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
    sql`UPDATE questions SET status = 'rejected', status_at = ${now}
      WHERE id = ${questionId} AND status = 'under review'`,
  ])
}

/** What a correction of a question under review leaves as it is; nothing where it is not under review. */
export const readCorrectable = ({ query }: Store, questionId: number) =>
  query
    .selectFrom("questions")
    .innerJoin("pools", "pools.id", "questions.pool_id")
    .select(["pools.game", "questions.level", "questions.wrong_answers"])
    .where("questions.id", "=", questionId)
    .where("questions.status", "=", "under review")
    .executeTakeFirst()

interface Correction extends Approval {
  readonly corrected: NewQuestion
}

/** Replaces the texts of a question and keeps the ones before. Returns false where it is not under review. */
export async function correctQuestion(
  store: Store,
  { questionId, adminId, corrected }: Correction,
  now: number,
): Promise<boolean> {
  const { question, answer, answerKey, summary, said } = corrected
  return decide(store, [
    sql`INSERT INTO corrections (question_id, admin_id, before, corrected_at)
      SELECT id, ${adminId}, json_object('question', question, 'lines', json(lines),
        'answer', answer, 'summary', summary), ${now} FROM questions
      WHERE id = ${questionId} AND status = 'under review'`,
    sql`UPDATE questions SET question = ${question}, lines = ${JSON.stringify(corrected.lines)},
      answer = ${answer}, answer_key = ${answerKey}, summary = ${summary},
      fingerprint = ${fingerprintOf(answer, said)}
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
