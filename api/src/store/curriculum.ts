import type { Language } from "#contract/words"
import { chapterName, gradeName, subjectName } from "./names"
import { type Store, oneOf } from "./store"

/** The subject that a teacher teaches. */
export async function readSubjectIdOf({ query }: Store, teacherId: number): Promise<number | null> {
  const row = await query
    .selectFrom("people")
    .select("subject_id")
    .where("id", "=", teacherId)
    .executeTakeFirst()
  return row?.subject_id ?? null
}

export const readGrades = ({ query }: Store, language: Language) =>
  query
    .selectFrom("grades")
    .select(["id", gradeName("grades.id", language).as("name")])
    .orderBy("id")
    .execute()

export const readGradesOfTeacher = ({ query }: Store, teacherId: number, language: Language) =>
  query
    .selectFrom("people")
    .innerJoin("grade_subjects", "grade_subjects.subject_id", "people.subject_id")
    .select([
      "grade_subjects.grade_id as id",
      gradeName("grade_subjects.grade_id", language).as("name"),
    ])
    .where("people.id", "=", teacherId)
    .orderBy("grade_subjects.grade_id")
    .execute()

export const readSubjects = ({ query }: Store, language: Language) =>
  query
    .selectFrom("subjects")
    .select(subjectName("subjects.id", language).as("name"))
    .orderBy("id")
    .execute()

export const readSubjectsOfGrade = ({ query }: Store, gradeId: number, language: Language) =>
  query
    .selectFrom("grade_subjects")
    .innerJoin("subjects", "subjects.id", "grade_subjects.subject_id")
    .select(["subjects.id", subjectName("subjects.id", language).as("name"), "subjects.image"])
    .where("grade_subjects.grade_id", "=", gradeId)
    .orderBy("grade_subjects.subject_id")
    .execute()

export const readChapters = (
  { query }: Store,
  gradeId: number,
  subjectId: number,
  language: Language,
) =>
  query
    .selectFrom("chapters")
    .select([chapterName("chapters", "number", language).as("name"), "number"])
    .where("grade_id", "=", gradeId)
    .where("subject_id", "=", subjectId)
    .orderBy("number")
    .execute()

/** Names of these grades and subjects, by their ids, in the order of the ids. */
export async function readNames(
  { query }: Store,
  ids: { readonly grades: readonly number[]; readonly subjects: readonly number[] },
  language: Language,
) {
  const [grades, subjects] = await Promise.all([
    query
      .selectFrom("grades")
      .select(["id", gradeName("grades.id", language).as("name")])
      .where("id", "in", oneOf(ids.grades))
      .orderBy("id")
      .execute(),
    query
      .selectFrom("subjects")
      .select(["id", subjectName("subjects.id", language).as("name")])
      .where("id", "in", oneOf(ids.subjects))
      .orderBy("id")
      .execute(),
  ])
  return { grades, subjects }
}
