import { sql } from "kysely"
import { type Store, batchRead, batchWrite, compiled } from "../../db/store"
import { teaches } from "../accounts/teacher-subjects"
import { undoable } from "./undoing"

export async function readTruster({ query }: Store, personId: number, subjectId: number) {
  const row = await query
    .selectFrom("trusted_authors")
    .select("admin_id")
    .where("person_id", "=", personId)
    .where("subject_id", "=", subjectId)
    .executeTakeFirst()
  return row?.admin_id ?? null
}

interface Trust {
  readonly questionId: number
  readonly adminId: number
  readonly isTrusted: boolean
}

/** Sets trust in the author of a question, for its subject. Returns false if no teacher of it wrote it. */
export async function writeTrust(
  { query }: Store,
  { questionId, adminId, isTrusted }: Trust,
  now: number,
): Promise<boolean> {
  const author = await query
    .selectFrom("questions")
    .innerJoin("pools", "pools.id", "questions.pool_id")
    .innerJoin("people", "people.id", "questions.author_id")
    .select(["people.id as personId", "pools.subject_id as subjectId"])
    .where("questions.id", "=", questionId)
    .where("people.role", "=", "Teacher")
    .where(teaches)
    .executeTakeFirst()
  if (!author || author.subjectId === null) return false
  const { personId, subjectId } = author
  await (
    isTrusted
      ? sql`INSERT INTO trusted_authors (person_id, subject_id, admin_id, trusted_at)
        VALUES (${personId}, ${subjectId}, ${adminId}, ${now}) ON CONFLICT DO NOTHING`
      : sql`DELETE FROM trusted_authors WHERE person_id = ${personId} AND subject_id = ${subjectId}`
  ).execute(query)
  return true
}

interface WaitingAuthor {
  readonly id: number
  readonly name: string
  readonly role: string
  readonly questions: number
}

const authorsMax = 50

export async function readWaitingAuthors(store: Store, authorId: number | null) {
  const only = authorId === null ? sql`` : sql`AND person_id = ${authorId}`
  const read = sql<WaitingAuthor>`SELECT people.id, people.name, people.role, questions
    FROM author_counts CROSS JOIN people ON people.id = person_id
    WHERE status = 'waiting' AND questions > 0 ${only}
    ORDER BY questions DESC, person_id LIMIT ${sql.lit(authorsMax)}`
  const [authors = []] = await batchRead(store, [compiled(store, read)])
  return authors
}

const atOnce = sql.lit(100)

interface Rejecting {
  readonly authorId: number
  readonly adminId: number
  readonly reason: string
}

/** Rejects questions of an author under review, the oldest first. Returns how many; others may be left. */
export async function rejectOfAuthor(
  store: Store,
  { authorId, adminId, reason }: Rejecting,
  now: number,
): Promise<number> {
  const waiting = sql`SELECT id FROM questions INDEXED BY questions_by_author
    WHERE author_id = ${authorId} AND status = 'waiting' ORDER BY status_at, id LIMIT ${atOnce}`
  const [rejected = 0] = await batchWrite(
    store,
    [
      sql`INSERT INTO question_events (question_id, person_id, event, reason, at)
        SELECT id, ${adminId}, 'rejected', ${reason}, ${now} FROM (${waiting})`,
      sql`UPDATE questions SET status = 'rejected', status_at = ${now} WHERE id IN (${waiting})`,
    ].map((write) => compiled(store, write)),
  )
  return rejected
}

interface Undoing {
  readonly authorId: number
  readonly adminId: number
  /** The times of the decisions, both included, in ms. */
  readonly from: number
  readonly to: number
  /** Decisions up to this time stay. */
  readonly since: number
}

export async function undoOfAuthor(store: Store, undoing: Undoing, now: number): Promise<number> {
  const rejected = sql`${rejectedBy(undoing)} ORDER BY status_at, id LIMIT ${atOnce}`
  const [undone = 0] = await batchWrite(
    store,
    [
      sql`INSERT INTO question_events (question_id, person_id, event, at)
        SELECT id, ${undoing.adminId}, 'undone', ${now} FROM (${rejected})`,
      sql`UPDATE questions SET status = 'waiting', status_at = ${now} WHERE id IN (${rejected})`,
    ].map((write) => compiled(store, write)),
  )
  return undone
}

export async function countUndoable({ query }: Store, undoing: Undoing): Promise<number> {
  const read = sql<{ n: number }>`SELECT count(*) AS n FROM (${rejectedBy(undoing)} LIMIT 1000)`
  const { rows } = await read.execute(query)
  return rows[0]?.n ?? 0
}

const rejectedBy = ({ authorId, adminId, from, to, since }: Undoing) =>
  sql`SELECT id FROM questions INDEXED BY questions_by_author
    WHERE author_id = ${authorId} AND status = 'rejected' AND status_at BETWEEN ${from} AND ${to}
      AND ${undoable(since)} AND EXISTS (SELECT 1 FROM question_events
        WHERE question_id = questions.id AND person_id = ${adminId} AND event = 'rejected'
          AND at = questions.status_at)`
