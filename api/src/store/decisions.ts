import { counts } from "#contract/limits"
import { sql, type RawBuilder } from "kysely"
import { batchWrite, compiled, type Store } from "./store"

export interface Decided {
  readonly questionId: number
  readonly personId: number
}

interface Refused extends Decided {
  readonly event: "changes wanted" | "rejected"
  readonly reason: string
  /** Keys of reasons. */
  readonly templates: readonly string[]
}

const bucket = sql`'$.' || questions.language || questions.level`
const nextPosition = sql`coalesce(json_extract(pools.sizes, ${bucket}), 0)`

/** Approves these questions at the next position of their bucket, from which they are drawn. */
export const toEndOfBucket = (now: number, condition: RawBuilder<unknown>) =>
  sql`UPDATE questions SET status = 'approved', status_at = ${now},
    position = (SELECT ${nextPosition} FROM pools WHERE pools.id = questions.pool_id)
    WHERE ${condition}`

/** The pool grows only by a question at the position after its last one: concurrent approvals leave no gap. */
export const growPool = (condition: RawBuilder<unknown>) =>
  sql`UPDATE pools SET sizes = json_set(pools.sizes, ${bucket}, questions.position + 1)
    FROM questions WHERE ${condition} AND questions.pool_id = pools.id
    AND questions.position = ${nextPosition}`

/** The approved version that a new one replaces once it is approved. */
export const supersededBy = (questionId: number) =>
  sql`(SELECT supersedes FROM question_versions WHERE question_id = ${questionId})`

/** The status at the time of the write. */
export const statusOf = (questionId: number) =>
  sql`(SELECT status FROM questions WHERE id = ${questionId})`

interface Approved extends Decided {
  readonly event?: "approved" | "trusted"
}

/**
 * Approves a question; the version that was played until then leaves the pool, and the new one gets its position.
 * Rounds with the old one are judged by its row. Returns false where the question is not under review.
 */
export const approveQuestion = (store: Store, approved: Approved, now: number): Promise<boolean> =>
  writeDecision(store, approvalOf(approved, now))

/** Approves the questions of a set, all or none. */
export async function approveTogether(store: Store, approved: readonly Approved[], now: number) {
  const writes = approved.flatMap((each) => approvalOf(each, now))
  if (writes.length > 0) await writeDecision(store, writes)
}

function approvalOf({ questionId, personId, event = "approved" }: Approved, now: number) {
  const isWaiting = sql`id = ${questionId} AND status = 'under review'`
  return [
    sql`INSERT INTO question_events (question_id, person_id, event, at)
      SELECT id, ${personId}, ${event}, ${now} FROM questions WHERE ${isWaiting}`,
    toEndOfBucket(now, isWaiting),
    growPool(sql`questions.id = ${questionId}`),
    sql`UPDATE questions SET status = 'replaced', position = NULL
      WHERE id = ${supersededBy(questionId)} AND status = 'approved'
        AND ${statusOf(questionId)} = 'approved'`,
  ]
}

/** Rejects a question, or asks for changes. Returns false where it is not under review. */
export async function refuseQuestion(store: Store, refused: Refused, now: number) {
  const { questionId, personId, event, reason, templates } = refused
  return writeDecision(store, [
    sql`INSERT INTO question_events (question_id, person_id, event, reason, templates, at)
      SELECT id, ${personId}, ${event}, ${reason}, ${JSON.stringify(templates)}, ${now}
      FROM questions WHERE id = ${questionId} AND status = 'under review'`,
    sql`UPDATE questions SET status = ${event}, status_at = ${now}
      WHERE id = ${questionId} AND status = 'under review'`,
  ])
}

/** Withdraws a question of its author, and its set, as far as they are under review. Returns false where none is. */
export async function withdrawQuestions(
  store: Store,
  { questionId, personId }: Decided,
  now: number,
) {
  const waiting = sql`author_id = ${personId} AND status = 'under review' AND (id = ${questionId}
    OR id BETWEEN ${questionId - counts.items} AND ${questionId + counts.items}
      AND set_id = (SELECT set_id FROM questions WHERE id = ${questionId}))`
  const [withdrawn = 0] = await batchWrite(
    store,
    [
      sql`INSERT INTO question_events (question_id, person_id, event, at)
        SELECT id, ${personId}, 'withdrawn', ${now} FROM questions WHERE ${waiting}`,
      sql`UPDATE questions SET status = 'withdrawn', status_at = ${now} WHERE ${waiting}`,
    ].map((write) => compiled(store, write)),
  )
  return withdrawn > 0
}

/** Runs the writes in one batch. The first one records the decision; returns false where it recorded nothing. */
export async function writeDecision(
  store: Store,
  writes: readonly RawBuilder<unknown>[],
): Promise<boolean> {
  const [decided] = await batchWrite(
    store,
    writes.map((write) => compiled(store, write)),
  )
  return decided === 1
}

export const isQuestion = async ({ query }: Store, id: number): Promise<boolean> =>
  (await query.selectFrom("questions").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined
