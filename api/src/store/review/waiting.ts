import { sql, type RawBuilder } from "kysely"
import { batchRead, compiled, takeOne, type Store } from "../../db/store"
import { type Placement, createPool } from "../curriculum/curriculum-references"
import {
  type QuestionBatch,
  hasRoom,
  insertQuestion,
  isKnown,
  isUndecided,
  toLinks,
} from "../questions/insert-question"

/** Part of the message of the trigger that refuses a second edit of one version. */
const newerVersion = "question has a newer version"

export type PlacedBatch = QuestionBatch & { readonly placement: Placement }

/** The new ids of a batch, empty if its author sent it before; or `full` if its author has no room for it. */
export type Added = readonly number[] | "full"

/**
 * Stores questions for review, all or none; the first of its placement and game creates the pool. A question that
 * is equal to one of its author on which nobody has decided is not stored again: a client that got no reply sends
 * again. Returns `newer` if a replaced version already has a newer one.
 */
export async function addWaiting(
  store: Store,
  placement: Placement,
  batch: QuestionBatch,
): Promise<Added | "newer"> {
  try {
    const [added = []] = await addBatches(store, [{ ...batch, placement }], isUndecided)
    return added
  } catch (error) {
    if (error instanceof Error && error.message.includes(newerVersion)) return "newer"
    throw error
  }
}

export const readWrittenBy = ({ query }: Store, authorId: number, ids: readonly number[]) =>
  query
    .selectFrom("questions")
    .innerJoin("pools", "pools.id", "questions.pool_id")
    .select(["questions.id", "pools.game", "questions.language", "questions.set_id as setId"])
    .where("author_id", "=", authorId)
    .where("questions.id", "in", takeOne(ids))
    .execute()

/** Stores several batches. A question that its author sent before is not stored again, whatever was decided on it. */
export const addImported = (store: Store, batches: readonly PlacedBatch[]) =>
  batches.length > 0 ? addBatches(store, batches, sql`true`) : Promise.resolve([])

interface Row {
  readonly id?: number
  readonly hasRoom?: number
}

/** Runs in one transaction, so that calls at the same time share the room of their author. */
async function addBatches(
  store: Store,
  batches: readonly PlacedBatch[],
  isKept: RawBuilder<unknown>,
): Promise<readonly Added[]> {
  const writes = batches.flatMap((batch, index) =>
    toWrites(batch, isKept).map((write) => ({ index, write })),
  )
  const ran = await store.batch<Row>(writes.map(({ write }) => compiled(store, sql<Row>`${write}`)))
  const added = batches.map((_, index) =>
    ran.flatMap(({ rows }, at) => (writes[at]?.index === index ? rows : [])),
  )
  return Promise.all(
    added.map(async (rows, index): Promise<Added> => {
      const batch = batches[index]
      const isFull = batch && rows.some((row) => row.hasRoom === 0)
      if (isFull && !(await areKnown(store, batch, isKept))) return "full"
      return rows.flatMap(({ id }) => (id === undefined ? [] : [id]))
    }),
  )
}

const toWrites = (batch: PlacedBatch, isKept: RawBuilder<unknown>): RawBuilder<unknown>[] => [
  createPool(batch.placement, batch.game),
  sql`SELECT ${hasRoom(batch.placement, batch)} AS hasRoom`,
  ...batch.questions.flatMap((question, index) => [
    insertQuestion(batch.placement, batch, { question, index }, isKept),
    ...toLinks(batch, index),
  ]),
]

async function areKnown(store: Store, batch: PlacedBatch, isKept: RawBuilder<unknown>) {
  const reads = batch.questions.map((question) =>
    compiled(
      store,
      sql<{ known: number }>`SELECT ${isKnown(batch.placement, batch, question, isKept)} AS known`,
    ),
  )
  return (await batchRead(store, reads)).flat().every(({ known }) => known === 1)
}
