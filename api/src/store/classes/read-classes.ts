import { classes as limits } from "#contract/limits"
import type { Language } from "#contract/words"
import { fold } from "#game/answers/fold"
import { sql, type RawBuilder } from "kysely"
import * as z from "zod"
import { getGradeName, gradeName, schoolName } from "../../db/names"
import { languagesFor } from "../../pool/buckets"
import { isMadeFor, noSecret } from "./pupils-without-email"
import { takeOne, type Store } from "../../db/store"

const texts = z.array(z.string())
export const parseTexts = (json: string | null) => texts.parse(JSON.parse(json ?? "[]"))

const namesOfTeachers = sql<string>`(SELECT json_group_array(name) FROM
  (SELECT people.name FROM class_teachers JOIN people ON people.id = person_id
    WHERE class_id = classes.id ORDER BY joined_at, person_id))`

const namesOfSubjects = (language: Language) => {
  const names = languagesFor(language).map(
    (each) => sql`(SELECT name FROM subject_names
      WHERE subject_names.subject_id = class_subjects.subject_id AND language = ${each})`,
  )
  return sql<string>`(SELECT json_group_array(coalesce(${sql.join(names)}, '')) FROM class_subjects
    WHERE class_id = classes.id)`
}

export const selectClasses = ({ query }: Store, language: Language) =>
  query
    .selectFrom("classes")
    .select(["classes.id", "classes.name", "classes.archived_at"])
    .select([
      gradeName("classes.grade_id", language).as("grade"),
      namesOfTeachers.as("teachers"),
      namesOfSubjects(language).as("subjects"),
      sql<number>`(SELECT count(*) FROM class_pupils
        WHERE class_id = classes.id AND taken_out_at IS NULL)`.as("pupils"),
    ])

export type ClassRow = Awaited<ReturnType<ReturnType<typeof selectClasses>["execute"]>>[number] & {
  readonly openWork?: string | null
}

interface OfSchool {
  readonly schoolId: number
  readonly before: number
  /** "" for all; else a part of the name or of a teacher's, in any spelling. */
  readonly search: string
}

/** The most classes that one page of a search looks through: no index finds a part of a name. */
const lookedThroughMax = 200

export async function readClassesOfSchool(store: Store, wanted: OfSchool, language: Language) {
  const { ids, next } = await findIds(store, wanted)
  if (ids.length === 0) return { rows: [], next }
  const found = selectClasses(store, language).where("classes.id", "in", takeOne(ids))
  return { rows: await found.orderBy("classes.id", "desc").execute(), next }
}

async function findIds({ query }: Store, { schoolId, before, search }: OfSchool) {
  const limit = search === "" ? limits.pageMax + 1 : lookedThroughMax
  const rows = await query
    .selectFrom("classes")
    .select("id")
    .$if(search !== "", (all) =>
      all.select([
        "name",
        sql<string>`(SELECT group_concat(name, char(10)) FROM class_teachers
          CROSS JOIN people ON people.id = person_id WHERE class_id = classes.id)`.as("teachers"),
      ]),
    )
    .where("school_id", "=", schoolId)
    .where("id", "<", before)
    .orderBy("id", "desc")
    .limit(limit)
    .execute()
  const words = fold(search)
  const found = rows.filter(
    ({ name = "", teachers = "" }) =>
      search === "" || [name, teachers].some((text) => fold(text ?? "").includes(words)),
  )
  const ids = found.slice(0, limits.pageMax).map(({ id }) => id)
  const last = found.length > ids.length ? ids.at(-1) : rows[lookedThroughMax - 1]?.id
  return { ids, next: last === undefined ? null : String(last) }
}

export const readClassesOfPupil = ({ query }: Store, personId: number) =>
  query
    .selectFrom("class_pupils")
    .innerJoin("classes", "classes.id", "class_id")
    .select(["classes.id", "classes.name", namesOfTeachers.as("teachers")])
    .where("person_id", "=", personId)
    .where("taken_out_at", "is", null)
    .where("archived_at", "is", null)
    .orderBy("joined_at")
    .execute()

export interface FoundRow {
  readonly id: number
  readonly name: string
  readonly grade: string
  readonly school: string
  readonly teachers: string
  readonly isMember: number
}

export async function findByCode(
  { query }: Store,
  { code, personId }: { readonly code: string; readonly personId: number },
  language: Language,
): Promise<FoundRow | undefined> {
  const isMember = sql`EXISTS (SELECT 1 FROM class_pupils
    WHERE class_id = classes.id AND person_id = ${personId} AND taken_out_at IS NULL)`
  const isHere = sql`code = ${code}
    AND school_id = (SELECT school_id FROM people WHERE people.id = ${personId})`
  return (await findClass(isHere, isMember, language).execute(query)).rows[0]
}

export async function findByLink(
  { query }: Store,
  { hash, personId }: { readonly hash: string; readonly personId: number },
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<FoundRow | undefined> {
  const isMember = sql`EXISTS (SELECT 1 FROM class_teachers
    WHERE class_id = classes.id AND person_id = ${personId})`
  const isHere = sql`classes.id = (SELECT class_id FROM class_links
      WHERE hash = ${hash} AND expires_at > ${now})
    AND school_id = (SELECT school_id FROM people WHERE people.id = ${personId})`
  return (await findClass(isHere, isMember, language).execute(query)).rows[0]
}

const findClass = (
  isHere: RawBuilder<unknown>,
  isMember: RawBuilder<unknown>,
  language: Language,
) => sql<FoundRow>`SELECT classes.id, classes.name, ${namesOfTeachers} AS teachers,
  ${getGradeName(sql`classes.grade_id`, language)} AS grade,
  ${schoolName("classes.school_id", language)} AS school, ${isMember} AS isMember
  FROM classes WHERE ${isHere}`

interface MemberRow {
  readonly id: number
  readonly name: string
  readonly nickname: string
  readonly number: string
  readonly hasSecret: number
  readonly isTakenOut: number
  readonly isNew: number
}

interface Details {
  readonly name: string
  readonly grade_id: number
  readonly grade: string
  readonly school: string
  readonly time_zone: string
  readonly code: string | null
  readonly archived_at: number | null
  readonly subjects: string
}

const select = {
  class: (
    id: number,
    language: Language,
  ) => sql<Details>`SELECT classes.name, grade_id, time_zone, code, archived_at,
    ${getGradeName(sql`classes.grade_id`, language)} AS grade,
    ${schoolName("classes.school_id", language)} AS school,
    ${namesOfSubjects(language)} AS subjects FROM classes WHERE id = ${id}`,
  teachers: (id: number) => sql<
    Pick<MemberRow, "id" | "name">
  >`SELECT people.id, people.name FROM class_teachers
    JOIN people ON people.id = person_id WHERE class_id = ${id} ORDER BY joined_at, people.id`,
  pupils: (id: number, teacherId: number) => sql<MemberRow>`SELECT people.id, people.name, nickname,
    iif(own.person_id IS NULL, '', people.email) AS number,
    own.${isMadeFor({ classId: id, teacherId })} AS hasSecret,
    taken_out_at IS NOT NULL AS isTakenOut, people.password_hash = ${noSecret} AS isNew
    FROM class_pupils JOIN people ON people.id = class_pupils.person_id
    LEFT JOIN pupils_without_email AS own ON own.person_id = people.id
    WHERE class_pupils.class_id = ${id} ORDER BY people.name, people.id`,
}

export async function readClass(store: Store, id: number, teacherId: number, language: Language) {
  const [details, teachers, pupils] = await Promise.all([
    select.class(id, language).execute(store.query),
    select.teachers(id).execute(store.query),
    select.pupils(id, teacherId).execute(store.query),
  ])
  const [found] = details.rows
  if (!found) throw new Error(`Class ${id} is gone.`)
  return { details: found, teachers: teachers.rows, pupils: pupils.rows }
}
