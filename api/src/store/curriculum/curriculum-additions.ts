import type { Language } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import { insertCompleted, type Repeatable } from "../../db/completed-calls"
import { afterChangingOne } from "../play/cursors"
import { batchWrite, compiled, type Store } from "../../db/store"

/** A name as it was typed, and its language; other languages without a name of their own show it too. */
export interface NewName {
  readonly name: string
  readonly language: Language
}

export const readNewNames = ({ query }: Store, table: "grade_names" | "subject_names") =>
  query.selectFrom(table).select("name").execute()

/** Returns false if the name is taken; a concurrent addition counts. */
export const insertGrade = (
  store: Store,
  { name, language }: NewName,
  call: Repeatable | null,
): Promise<boolean> =>
  writeNamed(store, call, [
    sql`INSERT INTO grades (id) SELECT NULL
      WHERE NOT EXISTS (SELECT 1 FROM grade_names WHERE name = ${name})`,
    sql`INSERT INTO grade_names (grade_id, language, name)
      SELECT last_insert_rowid(), ${language}, ${name} WHERE ${afterChangingOne}`,
  ])

export const insertSubject = (
  store: Store,
  { name, language }: NewName,
  image: string,
  call: Repeatable | null,
): Promise<boolean> =>
  writeNamed(store, call, [
    sql`INSERT INTO subjects (image) SELECT ${image}
      WHERE NOT EXISTS (SELECT 1 FROM subject_names WHERE name = ${name})`,
    sql`INSERT INTO subject_names (subject_id, language, name)
      SELECT last_insert_rowid(), ${language}, ${name} WHERE ${afterChangingOne}`,
  ])

interface SubjectOfGrade {
  readonly gradeId: number
  readonly subjectId: number
}

interface NewChapter extends SubjectOfGrade {
  readonly number: number
}

export const readNamedChapters = ({ query }: Store, { gradeId, subjectId }: SubjectOfGrade) =>
  query
    .selectFrom("chapter_names")
    .select(["number", "name"])
    .where("grade_id", "=", gradeId)
    .where("subject_id", "=", subjectId)
    .execute()

export const insertChapter = (
  store: Store,
  { gradeId, subjectId, number }: NewChapter,
  { name, language }: NewName,
  call: Repeatable | null,
): Promise<boolean> =>
  writeNamed(store, call, [
    sql`INSERT INTO chapters (grade_id, subject_id, number) SELECT ${gradeId}, ${subjectId}, ${number}
      WHERE NOT EXISTS (SELECT 1 FROM chapter_names
        WHERE grade_id = ${gradeId} AND name = ${name} AND subject_id = ${subjectId})
      ON CONFLICT DO NOTHING`,
    sql`INSERT INTO chapter_names (grade_id, subject_id, number, language, name)
      SELECT ${gradeId}, ${subjectId}, ${number}, ${language}, ${name} WHERE ${afterChangingOne}`,
  ])

async function writeNamed(
  store: Store,
  call: Repeatable | null,
  writes: readonly RawBuilder<unknown>[],
): Promise<boolean> {
  const [added] = await batchWrite(store, [
    ...writes.map((write) => compiled(store, write)),
    ...(call ? insertCompleted(store, call, afterChangingOne) : []),
  ])
  return added === 1
}

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
