import { sql } from "kysely"
import * as z from "zod"

/** The open work of a class that ends first, and how many are open; `null` without any. */
export const selectOpenWork = (now: number) =>
  // Beside min(), the other columns are those of its row.
  sql<string | null>`(SELECT json_object('count', count(*), 'id', id, 'title', title,
      'untilAt', min(until_at), 'timeZone', time_zone, 'finished', finished)
    FROM works WHERE class_id = classes.id AND withdrawn_at IS NULL
    AND until_at > ${now} AND from_at <= ${now} GROUP BY class_id)`

const openWork = z.object({
  count: z.number(),
  id: z.number(),
  title: z.string(),
  untilAt: z.number(),
  timeZone: z.string(),
  finished: z.number(),
})

export function toOpenWork(json: string | null) {
  if (json === null) return { openWorks: 0 }
  const { count, id, untilAt, ...work } = openWork.parse(JSON.parse(json))
  const until = new Date(untilAt).toISOString()
  return { openWorks: count, openWork: { workId: id, until, ...work } }
}
