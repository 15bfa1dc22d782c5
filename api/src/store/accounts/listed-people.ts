import type { Language } from "#contract/words"
import { gradeName, subjectName } from "../../db/names"
import { takeOne, type Store } from "../../db/store"
import { isColleague } from "./schools"
import { isWaiting } from "./teachers"

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
  const rows = await selectPeople(store, language).where("people.id", "in", takeOne(ids)).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export const readColleague = (
  store: Store,
  personId: number,
  adminId: number,
  language: Language,
) => selectPeople(store, language).where(isColleague(personId, adminId)).executeTakeFirst()

export type PersonRow = Awaited<ReturnType<typeof readPeople>>[number]
