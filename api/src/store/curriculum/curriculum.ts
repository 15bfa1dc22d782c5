import type { Language } from "#contract/words"
import { chapterName, gradeName, subjectName } from "../../db/names"
import { type Store, takeOne } from "../../db/store"
import { getSubjects } from "../accounts/teacher-subjects"

/** Those that an admin has put in order, then the others, which come in the order of their ids. */
export const inPlace = <Row extends { readonly position: number | null }>(rows: readonly Row[]) =>
  rows.toSorted(
    (a, b) => (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER),
  )

export const readGrades = async ({ query }: Store, language: Language) =>
  inPlace(
    await query
      .selectFrom("grades")
      .select(["id", gradeName("grades.id", language).as("name"), "position"])
      .where("archived_at", "is", null)
      .orderBy("id")
      .execute(),
  )

export const readGradesOfTeacher = async (
  { query }: Store,
  teacherId: number,
  language: Language,
) =>
  inPlace(
    await query
      .selectFrom("grade_subjects")
      .innerJoin("grades", "grades.id", "grade_id")
      .select(["id", gradeName("grades.id", language).as("name"), "position"])
      .distinct()
      .where("subject_id", "in", getSubjects(teacherId))
      .where("archived_at", "is", null)
      .orderBy("grade_id")
      .execute(),
  )

export const readSubjects = async ({ query }: Store, language: Language) =>
  inPlace(
    await query
      .selectFrom("subjects")
      .select([subjectName("subjects.id", language).as("name"), "position"])
      .where("archived_at", "is", null)
      .orderBy("id")
      .execute(),
  )

export const readSubjectsOfGrade = async ({ query }: Store, gradeId: number, language: Language) =>
  inPlace(
    await query
      .selectFrom("grade_subjects")
      .innerJoin("subjects", "subjects.id", "grade_subjects.subject_id")
      .select(["subjects.id", subjectName("subjects.id", language).as("name")])
      .select(["subjects.image", "position"])
      .where("grade_subjects.grade_id", "=", gradeId)
      .where("archived_at", "is", null)
      .orderBy("grade_subjects.subject_id")
      .execute(),
  )

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
    .where("archived_at", "is", null)
    .orderBy("number")
    .execute()

export async function readNames(
  { query }: Store,
  ids: { readonly grades: readonly number[]; readonly subjects: readonly number[] },
  language: Language,
) {
  const [grades, subjects] = await Promise.all([
    query
      .selectFrom("grades")
      .select(["id", gradeName("grades.id", language).as("name")])
      .where("id", "in", takeOne(ids.grades))
      .orderBy("id")
      .execute(),
    query
      .selectFrom("subjects")
      .select(["id", subjectName("subjects.id", language).as("name")])
      .where("id", "in", takeOne(ids.subjects))
      .orderBy("id")
      .execute(),
  ])
  return { grades, subjects }
}

export const readSubjectImages = ({ query }: Store) =>
  query.selectFrom("subjects").select(["id", "image"]).execute()

export async function countPupils({ query }: Store, gradeId: number): Promise<number> {
  const row = await query
    .selectFrom("people")
    .select(({ fn }) => fn.countAll<number>().as("pupils"))
    .where("grade_id", "=", gradeId)
    .executeTakeFirst()
  return row?.pupils ?? 0
}
