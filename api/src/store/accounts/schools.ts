import { sql } from "kysely"
import type { Store } from "../../db/store"

/** The school of a person, as a subquery. */
const schoolOf = (personId: number) =>
  sql<number>`(SELECT own.school_id FROM people AS own WHERE own.id = ${personId})`

/** Whether a person is of an admin's school, in a query of people. */
export const isOfSchool = (adminId: number) => sql<boolean>`people.school_id = ${schoolOf(adminId)}`

/** Whether a person of an admin's school has this id, in a query of people or a condition of a write. */
export const isColleague = (personId: number, adminId: number) =>
  sql<boolean>`people.id = ${personId} AND ${isOfSchool(adminId)}`

/** The school of a person. Throws where there is no such person. */
export async function readSchoolId({ query }: Store, personId: number): Promise<number> {
  const person = query.selectFrom("people").select("school_id").where("id", "=", personId)
  return (await person.executeTakeFirstOrThrow()).school_id
}
