import { sql } from "kysely"
import type { Language } from "#contract/words"
import { batchWrite, compiled, type Store } from "../../db/store"
import { insertPersonEvent } from "./person-events"

const getSchool = (personId: number) =>
  sql<number>`(SELECT own.school_id FROM people AS own WHERE own.id = ${personId})`

export const isOfSchool = (adminId: number) =>
  sql<boolean>`people.school_id = ${getSchool(adminId)}`

export const isColleague = (personId: number, adminId: number) =>
  sql<boolean>`people.id = ${personId} AND ${isOfSchool(adminId)}`

export async function readSchoolId({ query }: Store, personId: number): Promise<number> {
  const person = query.selectFrom("people").select("school_id").where("id", "=", personId)
  return (await person.executeTakeFirstOrThrow()).school_id
}

export const readSchoolNames = ({ query }: Store, adminId: number) =>
  query
    .selectFrom("school_names")
    .select(["language", "name"])
    .where("school_id", "=", getSchool(adminId))
    .orderBy("language")
    .execute()

interface NewNames {
  readonly adminId: number
  readonly names: Readonly<Partial<Record<Language, string>>>
}

/** With an event, unless the school has these names already. */
export async function writeSchoolNames(
  store: Store,
  { adminId, names }: NewNames,
  now: number,
): Promise<void> {
  const schoolId = getSchool(adminId)
  const wanted = sql`SELECT key AS language, value AS name FROM json_each(${JSON.stringify(names)})`
  const own = sql`SELECT language, name FROM school_names WHERE school_id = ${schoolId}`
  const only = sql`EXISTS (SELECT * FROM (${wanted}) EXCEPT ${own})
    OR EXISTS (${own} EXCEPT SELECT * FROM (${wanted}))`
  const event = {
    personId: null,
    byId: adminId,
    kind: "school named",
    detail: names,
    only,
  } as const
  await batchWrite(store, [
    insertPersonEvent(store, event, now),
    store.query.deleteFrom("school_names").where("school_id", "=", schoolId),
    compiled(
      store,
      sql`INSERT INTO school_names (school_id, language, name) SELECT ${schoolId}, * FROM (${wanted})`,
    ),
  ])
}
