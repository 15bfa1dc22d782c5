import type { Language } from "#contract/words"
import { sql } from "kysely"
import { subjectName } from "./names"
import { insertPersonEvent } from "./person-events"
import { batchRead, batchWrite, compiled, type Store } from "./store"

/** Word for word the condition of the index `people_waiting`, so that the index is used. */
const waits = sql<boolean>`people.role = 'Teacher' AND people.confirmed_at IS NULL`

/** 1 for a teacher whom the school has not confirmed yet, in a query of people. */
export const isWaiting = sql<number>`(${waits})`

/** The same in a query of tokens. CASE, unlike AND, reads the row of `people` for tokens of teachers only. */
export const isTokenOfWaiting = sql<number>`CASE WHEN access_tokens.role = 'Teacher'
  THEN EXISTS (SELECT 1 FROM people WHERE people.id = person_id AND ${waits}) ELSE 0 END`

/** The teachers who have waited longest, and the number of all who wait. */
export async function readWaitingTeachers(store: Store, language: Language, limit: number) {
  const counted = sql<{
    n: number
  }>`SELECT count(*) AS n FROM people INDEXED BY people_waiting WHERE ${waits}`
  const listed = store.query
    .selectFrom("people")
    .select(["id", "name", "email", "created_at"])
    .select(subjectName("people.subject_id", language).as("subject"))
    .where(waits)
    .orderBy("id")
    .limit(limit)
  const [[count], teachers] = await Promise.all([
    batchRead(store, [compiled(store, counted)]).then(([rows = []]) => rows),
    listed.execute(),
  ])
  return { count: count?.n ?? 0, teachers }
}

/** Confirms a teacher who waits, with its event. Returns false where no teacher has this id. */
export async function confirmTeacher(
  store: Store,
  { teacherId, adminId }: { readonly teacherId: number; readonly adminId: number },
  now: number,
): Promise<boolean> {
  const isOne = sql`EXISTS (SELECT 1 FROM people WHERE people.id = ${teacherId} AND ${waits})`
  const event = { personId: teacherId, byId: adminId, kind: "confirmed", only: isOne } as const
  await batchWrite(store, [
    insertPersonEvent(store, event, now),
    compiled(
      store,
      sql`UPDATE people SET confirmed_at = ${now} WHERE id = ${teacherId} AND ${waits}`,
    ),
  ])
  const found = await store.query
    .selectFrom("people")
    .select("id")
    .where("id", "=", teacherId)
    .where("role", "=", "Teacher")
    .executeTakeFirst()
  return found !== undefined
}
