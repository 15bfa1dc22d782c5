import { sql } from "kysely"
import type { Store } from "../../db/store"

const holds = async (
  { query }: Store,
  table: "class_teachers" | "class_pupils",
  { id, personId }: Asked,
) => {
  const rows = query
    .selectFrom(table)
    .select("class_id")
    .where("class_id", "=", id)
    .where("person_id", "=", personId)
  const isIn = table === "class_pupils" ? sql<boolean>`taken_out_at IS NULL` : sql<boolean>`TRUE`
  return (await rows.where(isIn).executeTakeFirst()) !== undefined
}

interface Asked {
  readonly id: number
  readonly personId: number
}

export const isTeacherOf = (store: Store, asked: Asked) => holds(store, "class_teachers", asked)

export const isPupilOf = (store: Store, asked: Asked) => holds(store, "class_pupils", asked)

export async function isInSchoolOf({ query }: Store, { id, personId }: Asked): Promise<boolean> {
  const row = await query
    .selectFrom("classes")
    .innerJoin("people", "people.school_id", "classes.school_id")
    .select("classes.id")
    .where("classes.id", "=", id)
    .where("people.id", "=", personId)
    .executeTakeFirst()
  return row !== undefined
}
