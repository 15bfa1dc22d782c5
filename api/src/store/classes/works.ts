import { classes as limits } from "#contract/limits"
import type { Language } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import { batchRead, compiled, type Store } from "../../db/store"
import { selectOpenWork } from "./open-work"
import { selectClasses } from "./read-classes"

export interface Terms {
  readonly title: string
  readonly fromAt: number
  readonly untilAt: number
  readonly takesLate: boolean
  readonly earnsPoints: boolean
}

export interface TaughtClass {
  readonly id: number
  readonly gradeId: number
  readonly timeZone: string
}

export async function readTaughtClasses(
  store: Store,
  teacherId: number,
  ids: readonly number[],
): Promise<readonly TaughtClass[]> {
  // A list of ids is read itself, row by row, and a union has five terms at most.
  const reads = ids.map((id) =>
    compiled(
      store,
      sql<TaughtClass>`SELECT id, grade_id AS gradeId, time_zone AS timeZone FROM classes
        WHERE id = ${id} AND archived_at IS NULL AND EXISTS (SELECT 1 FROM class_teachers
          WHERE class_id = classes.id AND person_id = ${teacherId})`,
    ),
  )
  return (await batchRead(store, reads)).flat()
}

interface OfTeacher {
  readonly teacherId: number
  readonly language: Language
  readonly now: number
  readonly isForHome?: true
}

/** The newest first, archived ones last; for Home the first few that are not archived. */
export const readClassesOfTeacher = (store: Store, asked: OfTeacher) =>
  selectClasses(store, asked.language)
    .select(selectOpenWork(asked.now).as("openWork"))
    .where("classes.id", "in", (taught) =>
      taught
        .selectFrom("class_teachers as own")
        .innerJoin("classes as each", "each.id", "class_id")
        .select("class_id")
        .where("person_id", "=", asked.teacherId)
        .$if(asked.isForHome === true, (all) =>
          all
            .where("each.archived_at", "is", null)
            .orderBy("class_id", "desc")
            .limit(limits.homeMax),
        ),
    )
    .orderBy(sql`archived_at IS NOT NULL`)
    .orderBy("classes.id", "desc")
    .execute()

export interface NewWork extends Terms {
  readonly classId: number
  readonly content: string
  readonly rounds: number
  readonly key: string
}

const column = (name: string) => sql`value ->> ${sql.lit(name)}`

/** The ids of the works that were set, now or by the same call before, in their order. */
export async function storeWorks(
  store: Store,
  works: readonly NewWork[],
  { teacherId, now }: { readonly teacherId: number | null; readonly now: number },
): Promise<readonly number[]> {
  const insert = sql<{
    id: number
    key: string
  }>`INSERT INTO works (class_id, title, content, rounds, from_at, until_at,
      takes_late, earns_points, made_by, key, made_at)
    SELECT ${column("classId")}, ${column("title")}, ${column("content")}, ${column("rounds")},
      ${column("fromAt")}, ${column("untilAt")}, ${column("takesLate")}, ${column("earnsPoints")},
      ${teacherId}, ${column("key")}, ${now} FROM json_each(${JSON.stringify(works)}) WHERE TRUE
    ON CONFLICT (key) DO NOTHING`
  const reads = works.map(({ key }) =>
    compiled(store, sql<{ id: number }>`SELECT id FROM works WHERE key = ${key}`),
  )
  const [, ...found] = await batchRead<{ id: number }>(store, [compiled(store, insert), ...reads])
  return found.flatMap(([row]) => row?.id ?? [])
}

const columns = [
  "works.id",
  "title",
  "content",
  "rounds",
  "from_at",
  "until_at",
  "takes_late",
  "earns_points",
  "withdrawn_at",
  "began",
  "finished",
  "works.class_id",
] as const

export type WorkRow = Awaited<ReturnType<ReturnType<typeof selectWorks>["execute"]>>[number]

const selectWorks = ({ query }: Store) =>
  query
    .selectFrom("works")
    .innerJoin("classes", "classes.id", "works.class_id")
    .select(columns)
    .select(["classes.name as className", "classes.time_zone as timeZone", "classes.grade_id"])

export const readWorkOfTeacher = (
  store: Store,
  { id, personId }: { readonly id: number; readonly personId: number },
): Promise<WorkRow | undefined> =>
  selectWorks(store)
    .innerJoin("class_teachers", "class_teachers.class_id", "works.class_id")
    .where("works.id", "=", id)
    .where("class_teachers.person_id", "=", personId)
    .executeTakeFirst()

export const readWorksOfClass = (store: Store, classId: number) =>
  selectWorks(store)
    .where("works.class_id", "=", classId)
    .orderBy(sql`withdrawn_at IS NOT NULL`)
    .orderBy("works.id", "desc")
    .execute()

export async function readClassOfWorks({ query }: Store, classId: number) {
  const found = sql<{ timeZone: string; pupils: number }>`SELECT time_zone AS timeZone, ${pupilsOf(
    sql`classes.id`,
  )} AS pupils FROM classes WHERE id = ${classId}`
  return (await found.execute(query)).rows[0] ?? { timeZone: "UTC", pupils: 0 }
}

const pupilsOf = (classId: RawBuilder<unknown>) => sql`(SELECT count(*) FROM class_pupils
  WHERE class_id = ${classId} AND taken_out_at IS NULL)`

export const updateWork = (
  { query }: Store,
  id: number,
  { title, fromAt, untilAt, takesLate, earnsPoints }: Terms,
) =>
  query
    .updateTable("works")
    .set({ title, from_at: fromAt, until_at: untilAt })
    .set({ takes_late: Number(takesLate), earns_points: Number(earnsPoints) })
    .where("id", "=", id)
    .execute()

export const setWithdrawn = ({ query }: Store, id: number, isWithdrawn: boolean, now: number) =>
  query
    .updateTable("works")
    .set({ withdrawn_at: isWithdrawn ? sql<number>`coalesce(withdrawn_at, ${now})` : null })
    .where("id", "=", id)
    .execute()

interface Extra {
  readonly workId: number
  readonly personId: number
  readonly untilAt: number | null
}

/** Returns false if this person is no pupil of the class of the work. */
export async function storeExtra(
  { query }: Store,
  { workId, personId, untilAt }: Extra,
): Promise<boolean> {
  if (untilAt === null) {
    const taken = query.deleteFrom("work_extra").where("work_id", "=", workId)
    await taken.where("person_id", "=", personId).execute()
    return true
  }
  const given = sql`INSERT INTO work_extra (work_id, person_id, until_at)
    SELECT works.id, person_id, ${untilAt} FROM works JOIN class_pupils USING (class_id)
    WHERE works.id = ${workId} AND person_id = ${personId} AND taken_out_at IS NULL
    ON CONFLICT DO UPDATE SET until_at = excluded.until_at`
  return ((await given.execute(query)).numAffectedRows ?? 0n) > 0n
}

export const readExtra = ({ query }: Store, workId: number) =>
  query
    .selectFrom("work_extra")
    .innerJoin("people", "people.id", "person_id")
    .select(["people.id", "people.name", "until_at as untilAt"])
    .where("work_id", "=", workId)
    .orderBy("people.name")
    .execute()
