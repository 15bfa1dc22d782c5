import type { Language } from "#contract/words"
import { sql } from "kysely"
import { gradeName, subjectName } from "../../db/names"
import { oneOf, type Store } from "../../db/store"
import { isWaiting, schoolOf } from "./teachers"

/** The school of a person. Throws where there is no such person. */
export async function readSchoolId({ query }: Store, personId: number): Promise<number> {
  const person = query.selectFrom("people").select("school_id").where("id", "=", personId)
  return (await person.executeTakeFirstOrThrow()).school_id
}

const selectPeople = ({ query }: Store, language: Language) =>
  query
    .selectFrom("people")
    .select(["people.id", "name", "email", "role", "school_id"])
    .select(["grade_id", "avatar", "nickname", "points", "created_at", "blocked_at"])
    .select([
      isWaiting.as("is_waiting"),
      gradeName("people.grade_id", language).as("grade"),
      subjectName("people.subject_id", language).as("subject"),
    ])

/** People with the names of their grades and subjects, in the order of the ids; those who are erased are left out. */
export async function readPeople(store: Store, ids: readonly number[], language: Language) {
  if (ids.length === 0) return []
  const rows = await selectPeople(store, language).where("people.id", "in", oneOf(ids)).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** A person of an admin's school; `undefined` for anybody else. */
export const readColleague = (
  store: Store,
  personId: number,
  adminId: number,
  language: Language,
) =>
  selectPeople(store, language)
    .where("people.id", "=", personId)
    .where("school_id", "=", schoolOf(adminId))
    .executeTakeFirst()

export type PersonRow = Awaited<ReturnType<typeof readPeople>>[number]

/** Whether somebody of the caller's school has this id, as a condition of a write. */
export const isColleague = (personId: number, adminId: number) =>
  sql<boolean>`people.id = ${personId} AND people.school_id = ${schoolOf(adminId)}`
