import { classes as limits } from "#contract/limits"
import { sql, type RawBuilder } from "kysely"
import { batchWrite, compiled, takeOne, type Store } from "../../db/store"
import { archiving } from "./classes"

const dayMs = 24 * 60 * 60 * 1000
const classesPerRun = 20

/** Archives classes in which nobody has set, played or joined anything for long: one that is forgotten has no other end. */
export async function endQuietClasses(store: Store, now: number): Promise<void> {
  const quietSince = now - limits.quietDays * dayMs
  const found = store.query
    .selectFrom("classes")
    .select("id")
    .where("archived_at", "is", null)
    .where("active_at", "<=", quietSince)
    .orderBy("active_at")
    .limit(classesPerRun)
  const ids = (await found.execute()).map(({ id }) => id)
  if (ids.length === 0) return
  const isQuiet = sql`id IN ${takeOne(ids)} AND archived_at IS NULL AND active_at <= ${quietSince}`
  const writes = [
    sql`UPDATE classes SET active_at = max(active_at, ${lastJoined}, ${lastWork(now)}) WHERE ${isQuiet}`,
    // Reads every answer of the class, so only where nothing else has happened.
    sql`UPDATE classes SET active_at = max(active_at, ${lastAnswer}) WHERE ${isQuiet}`,
    ...archiving(isQuiet, now),
  ]
  await batchWrite(
    store,
    writes.map((write) => compiled(store, write)),
  )
}

const lastIn = (rows: RawBuilder<unknown>) => sql`coalesce((${rows}), 0)`

const lastJoined = lastIn(sql`SELECT max(joined_at) FROM (
  SELECT joined_at FROM class_pupils WHERE class_id = classes.id
  UNION ALL SELECT joined_at FROM class_teachers WHERE class_id = classes.id)`)

/** An end that is still to come is none: it may be in a hundred years. */
const lastWork = (now: number) =>
  lastIn(sql`SELECT max(max(made_at, iif(until_at <= ${now}, until_at, 0))) FROM works
    WHERE class_id = classes.id`)

const lastAnswer = lastIn(sql`SELECT max(max(started_at, coalesce(finished_at, 0))) FROM works
  JOIN work_cells ON work_id = works.id WHERE class_id = classes.id`)

export async function clearEndedClasses(store: Store, now: number): Promise<void> {
  const endedBefore = now - limits.answersDays * dayMs
  const ended = sql`SELECT id FROM classes WHERE archived_at <= ${endedBefore} AND cleared_at IS NULL
    ORDER BY archived_at, id LIMIT ${classesPerRun}`
  await batchWrite(store, [
    compiled(store, sql`DELETE FROM works WHERE class_id IN (${ended})`),
    compiled(store, sql`UPDATE classes SET cleared_at = ${now} WHERE id IN (${ended})`),
  ])
}
