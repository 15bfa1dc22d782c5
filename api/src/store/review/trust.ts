import { sql } from "kysely"
import type { Store } from "../../db/store"
import { teaches } from "../accounts/teacher-subjects"

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
