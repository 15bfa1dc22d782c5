import { sql } from "kysely"
import type { Store } from "../../db/store"

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
