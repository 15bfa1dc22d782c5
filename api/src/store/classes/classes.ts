import { sql, type RawBuilder } from "kysely"
import { classes as limits } from "#contract/limits"
import { batchRead, batchWrite, compiled, type Store } from "../../db/store"

export interface ClassSettings {
  readonly name: string
  readonly gradeId: number
  readonly subjectIds: readonly number[]
  readonly timeZone: string
}

interface NewClass extends ClassSettings {
  readonly teacherId: number
  readonly code: string
  readonly key: string
}

const isOpen = sql<boolean>`classes.archived_at IS NULL`

/** The class that this very call made: a repeat has another code, finds the class by its key alone, and adds nothing to it. */
const madeBy = ({ key, code }: Pick<NewClass, "key" | "code">) =>
  sql<number>`(SELECT id FROM classes WHERE key = ${key} AND code = ${code})`

const insertClass = (
  { name, gradeId, timeZone, teacherId, code, key }: Omit<NewClass, "subjectIds">,
  now: number,
  from: number | null = null,
) => sql`INSERT INTO classes (school_id, name, grade_id, time_zone, code, key, made_at, active_at, copied_from)
  SELECT school_id, ${name}, ${gradeId}, ${timeZone}, ${code}, ${key}, ${now}, ${now}, ${from} FROM people
  WHERE id = ${teacherId} AND ${limits.openMax} > (SELECT count(*) FROM class_teachers
    JOIN classes ON classes.id = class_id AND ${isOpen} WHERE person_id = ${teacherId})
  ON CONFLICT (key) DO NOTHING`

const addSubjects = (classId: RawBuilder<number>, ids: readonly number[]) =>
  sql`INSERT INTO class_subjects (class_id, subject_id)
    SELECT ${classId}, value FROM json_each(${JSON.stringify(ids)}) WHERE ${classId} IS NOT NULL
    ON CONFLICT DO NOTHING`

/** The class that was made, now or by the same call before, if its maker still teaches it. */
export type ClassCreation = number | "handed over" | "too many"

export async function storeClass(
  store: Store,
  { subjectIds, ...made }: NewClass,
  now: number,
): Promise<ClassCreation> {
  const id = madeBy(made)
  return writeAndFind(store, made, [
    insertClass(made, now),
    addSubjects(id, subjectIds),
    sql`INSERT INTO class_teachers (class_id, person_id, joined_at)
      SELECT ${id}, ${made.teacherId}, ${now} WHERE ${id} IS NOT NULL`,
  ])
}

export async function storeCopy(
  store: Store,
  { from, ...made }: Omit<NewClass, "subjectIds" | "timeZone"> & { readonly from: number },
  now: number,
): Promise<ClassCreation> {
  const id = madeBy(made)
  const isThere = sql`${id} IS NOT NULL`
  const timeZone = await readTimeZone(store, from)
  return writeAndFind(store, made, [
    insertClass({ ...made, timeZone }, now, from),
    sql`INSERT INTO class_subjects (class_id, subject_id)
      SELECT ${id}, subject_id FROM class_subjects WHERE class_id = ${from} AND ${isThere}`,
    sql`INSERT INTO class_teachers (class_id, person_id, joined_at)
      SELECT ${id}, person_id, ${now} FROM class_teachers WHERE class_id = ${from} AND ${isThere}`,
    sql`INSERT INTO class_pupils (class_id, person_id, joined_at)
      SELECT ${id}, person_id, ${now} FROM class_pupils
      WHERE class_id = ${from} AND taken_out_at IS NULL AND ${isThere}`,
  ])
}

async function readTimeZone({ query }: Store, id: number): Promise<string> {
  const found = query.selectFrom("classes").select("time_zone").where("id", "=", id)
  return (await found.executeTakeFirstOrThrow()).time_zone
}

async function writeAndFind(
  store: Store,
  { key, teacherId }: Pick<NewClass, "key" | "teacherId">,
  writes: readonly RawBuilder<unknown>[],
): Promise<ClassCreation> {
  const read = sql<{ id: number; isTaught: number }>`SELECT id, EXISTS (SELECT 1 FROM class_teachers
    WHERE class_id = classes.id AND person_id = ${teacherId}) AS isTaught FROM classes WHERE key = ${key}`
  const ran = await batchRead<{ id?: number; isTaught?: number }>(
    store,
    [...writes, read].map((each) => compiled(store, each)),
  )
  const { id, isTaught } = ran.at(-1)?.[0] ?? {}
  if (id === undefined) return "too many"
  return isTaught === 1 ? id : "handed over"
}

export async function updateClass(
  store: Store,
  id: number,
  { name, gradeId, subjectIds, timeZone }: ClassSettings,
): Promise<void> {
  const { query } = store
  await batchWrite(store, [
    query
      .updateTable("classes")
      .set({ name, grade_id: gradeId, time_zone: timeZone })
      .where("id", "=", id),
    query
      .deleteFrom("class_subjects")
      .where("class_id", "=", id)
      .where("subject_id", "not in", subjectIds),
    compiled(store, addSubjects(sql<number>`${id}`, subjectIds)),
  ])
}

export async function isCodeTaken({ query }: Store, code: string): Promise<boolean> {
  const found = query.selectFrom("classes").select("id").where("code", "=", code)
  return (await found.executeTakeFirst()) !== undefined
}

/** Returns false if the class is archived. */
export async function setCode({ query }: Store, id: number, code: string | null): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("classes")
    .set({ code })
    .where("id", "=", id)
    .where(isOpen)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the classes that meet a condition. */
export const archiving = (which: RawBuilder<unknown>, now: number) => [
  sql`DELETE FROM class_links WHERE class_id IN (SELECT id FROM classes WHERE ${which})`,
  sql`UPDATE classes SET code = NULL, archived_at = coalesce(archived_at, ${now}) WHERE ${which}`,
]

export async function setArchived(
  store: Store,
  id: number,
  isArchived: boolean,
  now: number,
): Promise<void> {
  const isOwn = sql`id = ${id}`
  const writes = isArchived
    ? archiving(isOwn, now)
    : [
        sql`UPDATE classes SET archived_at = NULL, cleared_at = NULL, active_at = ${now} WHERE ${isOwn}`,
      ]
  await batchWrite(
    store,
    writes.map((write) => compiled(store, write)),
  )
}

const holds = async (
  { query }: Store,
  table: "class_teachers" | "class_pupils",
  { id, personId }: Member,
) => {
  const rows = query
    .selectFrom(table)
    .select("class_id")
    .where("class_id", "=", id)
    .where("person_id", "=", personId)
  const isIn = table === "class_pupils" ? sql<boolean>`taken_out_at IS NULL` : sql<boolean>`TRUE`
  return (await rows.where(isIn).executeTakeFirst()) !== undefined
}

interface Member {
  readonly id: number
  readonly personId: number
}

export const isTeacherOf = (store: Store, asked: Member) => holds(store, "class_teachers", asked)

export const isPupilOf = (store: Store, asked: Member) => holds(store, "class_pupils", asked)

export async function isInSchoolOf({ query }: Store, { id, personId }: Member): Promise<boolean> {
  const row = await query
    .selectFrom("classes")
    .innerJoin("people", "people.school_id", "classes.school_id")
    .select("classes.id")
    .where("classes.id", "=", id)
    .where("people.id", "=", personId)
    .executeTakeFirst()
  return row !== undefined
}
