import type { Language } from "#contract/words"
import { batchRead, type Store } from "./store"

/** A number that a reference stands for, where it is not a name. */
export const readNumber = (reference: string): number | null =>
  /^(?:0|[1-9]\d{0,8})$/.test(reference) ? Number(reference) : null

/** The id of a grade, by its id or by its name in either language. */
export async function findGradeId({ query }: Store, reference: string): Promise<number | null> {
  const name = reference.normalize("NFC")
  const id = readNumber(reference)
  const row = await query
    .selectFrom("grades")
    .select("id")
    .where((where) =>
      id === null
        ? where.or([where("name_en", "=", name), where("name_ar", "=", name)])
        : where("id", "=", id),
    )
    .executeTakeFirst()
  return row?.id ?? null
}

/** The id of a subject, by its name in either language. */
export const findSubjectId = async (store: Store, reference: string): Promise<number | null> =>
  (await subjectNamed(store, reference).executeTakeFirst())?.id ?? null

/** The same for several names in one go, in their order. */
export async function findSubjectIds(
  store: Store,
  references: readonly string[],
): Promise<readonly (number | null)[]> {
  const reads = references.map((reference) => subjectNamed(store, reference))
  return (await batchRead(store, reads)).map(([row]) => row?.id ?? null)
}

function subjectNamed({ query }: Store, reference: string) {
  const name = reference.normalize("NFC")
  return query
    .selectFrom("subjects")
    .select("id")
    .where((where) => where.or([where("name_en", "=", name), where("name_ar", "=", name)]))
    .limit(1)
}

/** The number of a chapter, by its number or by its name in either language. */
export async function findChapterNumber(
  { query }: Store,
  gradeId: number,
  subjectId: number,
  reference: string,
): Promise<number | null> {
  const name = reference.normalize("NFC")
  const number = readNumber(reference)
  const row = await query
    .selectFrom("chapters")
    .select("number")
    .where("grade_id", "=", gradeId)
    .where("subject_id", "=", subjectId)
    .where((where) =>
      number === null
        ? where.or([where("name_en", "=", name), where("name_ar", "=", name)])
        : where("number", "=", number),
    )
    .executeTakeFirst()
  return row?.number ?? null
}

/** Two at most of the chapters of a grade that have this name in either language. */
export async function findChaptersCalled({ query }: Store, gradeId: number, reference: string) {
  const name = reference.normalize("NFC")
  const rows = await query
    .selectFrom("chapters")
    .select(["subject_id", "number"])
    .where("grade_id", "=", gradeId)
    .where((where) => where.or([where("name_en", "=", name), where("name_ar", "=", name)]))
    .limit(2)
    .execute()
  return rows.map(({ subject_id, number }) => ({ subjectId: subject_id, number }))
}

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
    .select(["id", `name_${language} as name`])
    .orderBy("id")
    .execute()

export const readGradesOfTeacher = ({ query }: Store, teacherId: number, language: Language) =>
  query
    .selectFrom("people")
    .innerJoin("grade_subjects", "grade_subjects.subject_id", "people.subject_id")
    .innerJoin("grades", "grades.id", "grade_subjects.grade_id")
    .select(["grades.id", `grades.name_${language} as name`])
    .where("people.id", "=", teacherId)
    .orderBy("grades.id")
    .execute()

export const readSubjects = ({ query }: Store, language: Language) =>
  query.selectFrom("subjects").select(`name_${language} as name`).orderBy("id").execute()

export const readSubjectsOfGrade = ({ query }: Store, gradeId: number, language: Language) =>
  query
    .selectFrom("grade_subjects")
    .innerJoin("subjects", "subjects.id", "grade_subjects.subject_id")
    .select(["subjects.id", `subjects.name_${language} as name`, "subjects.image"])
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
    .select([`name_${language} as name`, "number"])
    .where("grade_id", "=", gradeId)
    .where("subject_id", "=", subjectId)
    .orderBy("number")
    .execute()
