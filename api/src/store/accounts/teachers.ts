import type { Language } from "#contract/words"
import { sql } from "kysely"
import { subjectName } from "../../db/names"
import { insertPersonEvent } from "./person-events"
import { isColleague, isOfSchool } from "./schools"
import { batchRead, batchWrite, compiled, type Store } from "../../db/store"

/** Word for word the condition of the index `people_waiting`, so that the index is used. */
export const waits = sql<boolean>`people.role = 'Teacher' AND people.confirmed_at IS NULL`

export const isWaiting = sql<number>`(${waits})`

/** `isWaiting` in a query of tokens. CASE, unlike AND, reads the row of `people` for tokens of teachers only. */
export const isTokenOfWaiting = sql<number>`CASE WHEN access_tokens.role = 'Teacher'
  THEN EXISTS (SELECT 1 FROM people WHERE people.id = person_id AND ${waits}) ELSE 0 END`

export async function readWaitingTeachers(
  store: Store,
  adminId: number,
  language: Language,
  limit: number,
) {
  const ofSchool = sql<boolean>`${isOfSchool(adminId)} AND ${waits}`
  const counted = sql<{
    n: number
  }>`SELECT count(*) AS n FROM people INDEXED BY people_waiting WHERE ${ofSchool}`
  const listed = store.query
    .selectFrom("people")
    .select(["id", "name", "email", "created_at"])
    .select(subjectName("people.subject_id", language).as("subject"))
    .where(ofSchool)
    .orderBy("id")
    .limit(limit)
  const [[count], teachers] = await Promise.all([
    batchRead(store, [compiled(store, counted)]).then(([rows = []]) => rows),
    listed.execute(),
  ])
  return { count: count?.n ?? 0, teachers }
}

export async function storeConfirmation(
  store: Store,
  { teacherId, adminId }: { readonly teacherId: number; readonly adminId: number },
  now: number,
): Promise<boolean> {
  const isTeacher = sql<boolean>`${isColleague(teacherId, adminId)} AND role = 'Teacher'`
  const isOne = sql`EXISTS (SELECT 1 FROM people WHERE ${isTeacher} AND ${waits})`
  const event = { personId: teacherId, byId: adminId, kind: "confirmed", only: isOne } as const
  await batchWrite(store, [
    insertPersonEvent(store, event, now),
    compiled(store, sql`UPDATE people SET confirmed_at = ${now} WHERE ${isTeacher} AND ${waits}`),
  ])
  const found = await store.query
    .selectFrom("people")
    .select("id")
    .where(isTeacher)
    .executeTakeFirst()
  return found !== undefined
}
