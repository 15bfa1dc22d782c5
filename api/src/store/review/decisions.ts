import { sql, type RawBuilder } from "kysely"
import { sameSet } from "../questions/questions"
import { batchWrite, compiled, takeOne, type Store } from "../../db/store"
import type { NewQuestion } from "../../games/new-question"
import { toAnswerSigns } from "../../pool/answer-signs.mjs"
import { toFingerprint } from "../../pool/fingerprint"

export interface DecisionTarget {
  readonly questionId: number
  readonly personId: number
}

interface RefusedQuestion extends DecisionTarget {
  readonly event: "changes" | "rejected"
  readonly reason: string
  readonly templates: readonly string[]
}

/** Approves these questions at the next position of their bucket; triggers complete the change of the pool. */
export const toEndOfBucket = (now: number | RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
  sql`UPDATE questions SET status = 'approved', status_at = ${now},
    position = (SELECT coalesce(json_extract(sizes, '$.' || questions.language || questions.level), 0)
      FROM pools WHERE pools.id = questions.pool_id)
    WHERE ${condition}`

interface ApprovalTarget extends DecisionTarget {
  readonly event?: "approved" | "trusted"
}

/**
 * Approves a question; the version that was played until then leaves the pool, and the new one gets its position.
 * Rounds with the old one are judged by its row. Returns false if the question is not under review.
 */
export const storeApproval = (
  store: Store,
  approved: ApprovalTarget,
  now: number,
): Promise<boolean> => writeDecision(store, toApproval(approved, now))

export async function approveTogether(
  store: Store,
  approved: readonly ApprovalTarget[],
  now: number,
  condition = sql`true`,
) {
  const writes = approved.flatMap((each) => toApproval(each, now, condition))
  if (writes.length > 0) await writeDecision(store, writes)
}

/** A condition: none of these new versions would return to play what an admin took out of it. */
export const returnsNone = (ids: readonly number[]) =>
  sql`NOT EXISTS (SELECT 1 FROM questions AS each WHERE each.id IN ${takeOne(ids)}
    AND EXISTS (SELECT 1 FROM questions AS other
      WHERE other.line_id = each.line_id AND other.status IN ('retired', 'hidden'))
    AND NOT EXISTS (SELECT 1 FROM questions AS played
      WHERE played.line_id = each.line_id AND played.position IS NOT NULL))`

function toApproval(
  { questionId, personId, event = "approved" }: ApprovalTarget,
  now: number,
  condition = sql`true`,
) {
  const isWaiting = sql`id = ${questionId} AND status = 'waiting' AND ${condition}`
  return [
    sql`INSERT INTO question_events (question_id, person_id, event, at)
      SELECT id, ${personId}, ${event}, ${now} FROM questions WHERE ${isWaiting}`,
    toEndOfBucket(now, isWaiting),
  ]
}

export async function refuseQuestion(store: Store, refused: RefusedQuestion, now: number) {
  const { questionId, personId, event, reason, templates } = refused
  return writeDecision(store, [
    sql`INSERT INTO question_events (question_id, person_id, event, reason, templates, at)
      SELECT id, ${personId}, ${event}, ${reason}, ${JSON.stringify(templates)}, ${now}
      FROM questions WHERE id = ${questionId} AND status = 'waiting'`,
    sql`UPDATE questions SET status = ${event}, status_at = ${now}
      WHERE id = ${questionId} AND status = 'waiting'`,
  ])
}

/** Withdraws a question of its author, and its set, as far as they are under review. Returns false if none is. */
export async function withdrawQuestions(
  store: Store,
  { questionId, personId }: DecisionTarget,
  now: number,
) {
  const waiting = sql`author_id = ${personId} AND status = 'waiting' AND ${sameSet(questionId)}`
  return writeDecision(store, [
    sql`INSERT INTO question_events (question_id, person_id, event, at)
      SELECT id, ${personId}, 'withdrawn', ${now} FROM questions WHERE ${waiting}`,
    sql`UPDATE questions SET status = 'withdrawn', status_at = ${now} WHERE ${waiting}`,
  ])
}

/** Runs the writes in one batch. The first one records the decision; returns false if it recorded nothing. */
export async function writeDecision(
  store: Store,
  writes: readonly RawBuilder<unknown>[],
): Promise<boolean> {
  const [decided = 0] = await batchWrite(
    store,
    writes.map((write) => compiled(store, write)),
  )
  return decided > 0
}

export async function readStatus({ query }: Store, id: number): Promise<string | undefined> {
  const row = await query
    .selectFrom("questions")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst()
  return row?.status
}

export const isQuestion = async (store: Store, id: number): Promise<boolean> =>
  (await readStatus(store, id)) !== undefined

export const readCorrectable = ({ query }: Store, questionId: number) =>
  query
    .selectFrom("questions")
    .innerJoin("pools", "pools.id", "questions.pool_id")
    .select(["pools.game", "questions.level", "questions.wrong_answers", "questions.exact"])
    .where("questions.id", "=", questionId)
    .where("questions.status", "=", "waiting")
    .executeTakeFirst()

interface Correction extends DecisionTarget {
  readonly corrected: NewQuestion
}

/** Replaces the texts of a question and keeps the former ones. Returns false if it is not under review. */
export async function storeCorrection(
  store: Store,
  { questionId, personId, corrected }: Correction,
  now: number,
): Promise<boolean> {
  const { question, answer, answerKey, exact, summary, said } = corrected
  return writeDecision(store, [
    sql`INSERT INTO question_events (question_id, person_id, event, before, at)
      SELECT id, ${personId}, 'corrected', json_object('question', question, 'lines', json(lines),
        'answer', answer, 'exact', exact, 'summary', summary), ${now} FROM questions
      WHERE id = ${questionId} AND status = 'waiting'`,
    sql`UPDATE questions SET question = ${question}, lines = ${JSON.stringify(corrected.lines)},
      answer = ${answer}, answer_key = iif(answer_key GLOB '#*', answer_key, ${answerKey}), summary = ${summary},
      signs = ${JSON.stringify(toAnswerSigns(answer))}, exact = ${Number(exact)}, fingerprint = ${toFingerprint(answer, said)}
      WHERE id = ${questionId} AND status = 'waiting'`,
  ])
}
