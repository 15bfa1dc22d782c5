import { sql } from "kysely"
import { compiled, oneOf, type Store } from "./store"
import { type Placement, createPool } from "./placement"
import { type QuestionBatch, linksOf, isUndecided, insertQuestion } from "./insert-question"

/** Part of the message of the trigger that refuses a second edit of one version. */
const newerVersion = "question has a newer version"

/**
 * Stores questions for review, all or none; the first of its placement and game creates the pool. A question that
 * is equal to one of its author on which nobody has decided is not stored again: a client that got no reply sends
 * again. Returns the new ids; `null` where a replaced version already has a newer one.
 */
export async function addWaiting(
  { batch: run, query }: Store,
  placement: Placement,
  batch: QuestionBatch,
): Promise<readonly number[] | null> {
  const writes = [
    createPool(placement, batch.game),
    ...batch.questions.flatMap((question, index) => [
      insertQuestion(placement, batch, { question, index }, isUndecided),
      ...linksOf(batch, index),
    ]),
  ]
  try {
    const ran = await run<{ id: number }>(
      writes.map((write) => compiled({ query }, sql<{ id: number }>`${write}`)),
    )
    return ran.flatMap(({ rows }) => rows.map(({ id }) => id))
  } catch (error) {
    if (error instanceof Error && error.message.includes(newerVersion)) return null
    throw error
  }
}

/** The questions with these ids that a person wrote. */
export const readWrittenBy = ({ query }: Store, authorId: number, ids: readonly number[]) =>
  query
    .selectFrom("questions")
    .innerJoin("pools", "pools.id", "questions.pool_id")
    .select(["questions.id", "pools.game", "questions.language"])
    .where("author_id", "=", authorId)
    .where("questions.id", "in", oneOf(ids))
    .execute()

export type PlacedBatch = QuestionBatch & { readonly placement: Placement }

/**
 * Stores several batches, all or none. A question that its author sent before is not stored again, whatever was
 * decided on it. Returns the new ids of each batch.
 */
export async function addImported(
  store: Store,
  batches: readonly PlacedBatch[],
): Promise<readonly (readonly number[])[]> {
  const writes = batches.flatMap((batch, index) => [
    { index: null, write: createPool(batch.placement, batch.game) },
    ...batch.questions.map((question, at) => ({
      index,
      write: insertQuestion(batch.placement, batch, { question, index: at }, sql`true`),
    })),
  ])
  if (writes.length === 0) return []
  const ran = await store.batch<{ id: number }>(
    writes.map(({ write }) => compiled(store, sql<{ id: number }>`${write}`)),
  )
  const added = ran.map(({ rows }, at) => ({ index: writes[at]?.index, rows }))
  return batches.map((_, index) =>
    added.flatMap((each) => (each.index === index ? each.rows.map(({ id }) => id) : [])),
  )
}
