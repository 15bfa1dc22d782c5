import { sql } from "kysely"
import { compiled, batchWrite, type Store } from "./store"

/** What somebody added has one name, which stands in the columns of both languages. */
const inBoth = (name: string) => ({ name_en: name, name_ar: name })

/** The names of all grades or subjects, in both languages. */
export const readNames = ({ query }: Store, table: "grades" | "subjects") =>
  query.selectFrom(table).select(["name_en", "name_ar"]).execute()

/** False where the name was taken, also a moment ago. */
export async function addGrade({ query }: Store, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto("grades")
    .values(inBoth(name))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False where the name was taken, also a moment ago. */
export async function addSubject({ query }: Store, name: string, image: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto("subjects")
    .values({ ...inBoth(name), image })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

interface SubjectOfGrade {
  readonly gradeId: number
  readonly subjectId: number
}

/** The chapters of a subject in a grade, with their names in both languages. */
export const readNamedChapters = ({ query }: Store, { gradeId, subjectId }: SubjectOfGrade) =>
  query
    .selectFrom("chapters")
    .select(["number", "name_en", "name_ar"])
    .where("grade_id", "=", gradeId)
    .where("subject_id", "=", subjectId)
    .execute()

/** False where the number or the name was taken, also a moment ago. */
export async function addChapter(
  { query }: Store,
  { gradeId, subjectId }: SubjectOfGrade,
  number: number,
  name: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto("chapters")
    .values({ grade_id: gradeId, subject_id: subjectId, number, ...inBoth(name) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Links subjects to a grade; what is linked already stays so. */
export async function linkSubjects(
  store: Store,
  gradeId: number,
  subjectIds: readonly number[],
): Promise<void> {
  const link = (subjectId: number) =>
    sql`INSERT INTO grade_subjects (grade_id, subject_id) VALUES (${gradeId}, ${subjectId})
      ON CONFLICT DO NOTHING`
  await batchWrite(
    store,
    subjectIds.map((subjectId) => compiled(store, link(subjectId))),
  )
}
