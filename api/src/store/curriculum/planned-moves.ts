import type { Language } from "#contract/words"
import { sql } from "kysely"
import { gradeName } from "../../db/names"
import { batchRead, compiled, takeOne, type Store } from "../../db/store"
import { isOfSchool } from "../accounts/schools"

export interface CountedGrade {
  readonly id: number
  readonly name: string
  readonly pupils: number
  readonly sum: number
  readonly upTo: number
}

export async function readCountedGrades(
  { query }: Store,
  adminId: number,
  language: Language,
): Promise<readonly CountedGrade[]> {
  const { rows } =
    await sql<CountedGrade>`SELECT grades.id, ${gradeName("grades.id", language)} AS name,
      count(people.id) AS pupils, coalesce(sum(people.id * grade_id), 0) AS sum,
      coalesce(max(people.id), 0) AS "upTo"
    FROM grades LEFT JOIN people ON grade_id = grades.id AND ${isOfSchool(adminId)}
    WHERE archived_at IS NULL
    GROUP BY grades.id ORDER BY coalesce(position, 1000000), grades.id`.execute(query)
  return rows
}

export interface MoveRow {
  readonly id: number
  readonly at: number
  readonly by: string
  readonly detail: string
}

export async function readLastMove(store: Store, adminId: number): Promise<MoveRow | undefined> {
  const read = sql<MoveRow>`SELECT e.id, at, people.name AS by, detail
    FROM person_events AS e JOIN people ON people.id = by_id
    WHERE kind = 'grades moved' AND ${isOfSchool(adminId)} ORDER BY e.id DESC LIMIT 1`
  const [[row] = []] = await batchRead(store, [compiled(store, read)])
  return row
}

interface Page {
  readonly adminId: number
  readonly grades: readonly number[]
  readonly after: { readonly grade: number; readonly person: number }
  readonly limit: number
}

export async function readPupils({ query }: Store, { adminId, grades, after, limit }: Page) {
  const { rows } = await sql<{ id: number; name: string; gradeId: number }>`
    SELECT id, name, grade_id AS "gradeId" FROM people
    WHERE grade_id IN ${takeOne(grades)} AND (grade_id, id) > (${after.grade}, ${after.person})
      AND ${isOfSchool(adminId)}
    ORDER BY grade_id, id LIMIT ${limit}`.execute(query)
  return rows
}
