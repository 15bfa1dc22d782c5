import type { Language } from "#contract/words"
import { chapterName, gradeName, subjectName } from "../../db/names"
import { type Store, takeOne } from "../../db/store"
import { getSubjects } from "../accounts/teacher-subjects"

export const readGrades = ({ query }: Store, language: Language) =>
  query
    .selectFrom("grades")
    .select(["id", gradeName("grades.id", language).as("name")])
    .orderBy("id")
    .execute()

export const readGradesOfTeacher = ({ query }: Store, teacherId: number, language: Language) =>
  query
    .selectFrom("grade_subjects")
    .select(["grade_id as id", gradeName("grade_subjects.grade_id", language).as("name")])
    .distinct()
    .where("subject_id", "in", getSubjects(teacherId))
    .orderBy("grade_id")
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
