import { sql } from "kysely"
import { classes as limits } from "#contract/limits"
import { batchWrite, compiled, type Store } from "../../db/store"

const dayMs = 24 * 60 * 60 * 1000
const classesPerRun = 20

export async function clearEndedClasses(store: Store, now: number): Promise<void> {
  const endedBefore = now - limits.answersDays * dayMs
  const ended = sql`SELECT id FROM classes WHERE archived_at <= ${endedBefore} AND cleared_at IS NULL
    ORDER BY archived_at, id LIMIT ${classesPerRun}`
  await batchWrite(store, [
    compiled(store, sql`DELETE FROM works WHERE class_id IN (${ended})`),
    compiled(store, sql`UPDATE classes SET cleared_at = ${now} WHERE id IN (${ended})`),
  ])
}
