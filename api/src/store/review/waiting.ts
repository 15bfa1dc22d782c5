import { sql, type RawBuilder } from "kysely"
import { workMax } from "#contract/limits"
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
import { isOfSchool } from "../accounts/schools"
import { waits } from "../accounts/teachers"
import { isOfAuthor } from "../questions/appeals"

/** Part of the message of the trigger that refuses a second edit of one version. */
const newerVersion = "question has a newer version"

export type PlacedBatch = QuestionBatch & { readonly placement: Placement }

/** The new ids of a batch, empty if its author sent it before; or `full` if its author has no room for it. */
export type NewQuestionIds = readonly number[] | "full"

/**
 * Stores questions for review, all or none; the first of its placement and game creates the pool. A question that
 * is equal to one of its author on which nobody has decided is not stored again: a client that got no reply sends
 * again. Returns `newer` if a replaced version already has a newer one.
 */
export async function addWaiting(
  store: Store,
  placement: Placement,
  batch: QuestionBatch,
): Promise<NewQuestionIds | "newer"> {
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
): Promise<readonly NewQuestionIds[]> {
  const writes = batches.flatMap((batch, index) =>
    toWrites(batch, isKept).map((write) => ({ index, write })),
  )
  const ran = await store.batch<Row>(writes.map(({ write }) => compiled(store, sql<Row>`${write}`)))
  const added = batches.map((_, index) =>
    ran.flatMap(({ rows }, at) => (writes[at]?.index === index ? rows : [])),
  )
  return Promise.all(
    added.map(async (rows, index): Promise<NewQuestionIds> => {
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

interface WaitingKind {
  readonly kind: string
  readonly count: number
  readonly since: number
}

/** Counts no further than `workMax`, so that it reads no more rows when much more waits. */
const counted = (kind: string, times: RawBuilder<unknown>) =>
  sql`SELECT ${sql.lit(kind)} AS kind, count(*) AS count, min(at) AS since
    FROM (${times} LIMIT ${sql.lit(workMax)})`

const ofAuthor = (personId: number, feedbackOf: number | null) => [
  counted(
    "changes",
    sql`SELECT status_at AS at FROM questions INDEXED BY questions_by_author
      WHERE author_id = ${personId} AND status = 'changes' ORDER BY status_at`,
  ),
  counted(
    "appeals",
    sql`SELECT opened_at AS at FROM appealed WHERE ${isOfAuthor(feedbackOf)} verdict IS NULL`,
  ),
  counted(
    "reports",
    sql`SELECT opened_at AS at FROM reported WHERE ${isOfAuthor(feedbackOf)} closed_at IS NULL`,
  ),
]

/** The counts of all questions under review are kept by triggers. One that was reopened has waited since it was sent. */
const underReview = (kind: string, isEducation: number) => sql`
  SELECT ${sql.lit(kind)} AS kind, coalesce(sum(questions), 0) AS count,
    (SELECT created_at FROM questions WHERE id = (SELECT min(id) FROM waiting_entries
      WHERE is_education = ${isEducation})) AS since
  FROM waiting_groups WHERE (section = -1) = ${isEducation}`

const ofSchool = (adminId: number) => [
  counted(
    "requests",
    sql`SELECT requested_at AS at FROM retirement_requests ORDER BY requested_at`,
  ),
  counted(
    "teachers",
    sql`SELECT created_at AS at FROM people INDEXED BY people_waiting
      WHERE ${isOfSchool(adminId)} AND ${waits}`,
  ),
  underReview("education", 1),
  underReview("entertainment", 0),
]

export async function readWaitingWork(
  store: Store,
  { id, isAdmin }: { readonly id: number; readonly isAdmin: boolean },
): Promise<readonly WaitingKind[]> {
  const reads = [...ofAuthor(id, isAdmin ? null : id), ...(isAdmin ? ofSchool(id) : [])]
  const kinds = await batchRead<WaitingKind>(
    store,
    reads.map((read) => compiled(store, sql<WaitingKind>`${read}`)),
  )
  return kinds
    .flat()
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.since - other.since)
}

interface SchoolParts {
  readonly chapters: number
  readonly teachers: number
  readonly questions: number
  readonly pupils: number
}

/** Which parts of the school there are, as 0 or 1; each is a look at the first row of an index. */
export async function readSchoolParts(store: Store, adminId: number): Promise<SchoolParts> {
  const has = (role: string) => sql`EXISTS (SELECT 1 FROM people WHERE role = ${role} AND
    ${isOfSchool(adminId)} AND ${role === "Teacher" ? sql`confirmed_at IS NOT NULL` : sql`TRUE`})`
  const read = sql<SchoolParts>`SELECT
    EXISTS (SELECT 1 FROM grade_subjects JOIN chapters USING (grade_id, subject_id)
      WHERE archived_at IS NULL) AS chapters,
    ${has("Teacher")} AS teachers,
    EXISTS (SELECT 1 FROM pools WHERE grade_id IS NOT NULL AND EXISTS (SELECT 1 FROM questions
      WHERE pool_id = pools.id AND position IS NOT NULL)) AS questions,
    ${has("Student")} AS pupils`
  const [[parts] = []] = await batchRead<SchoolParts>(store, [compiled(store, read)])
  return parts ?? { chapters: 0, teachers: 0, questions: 0, pupils: 0 }
}
