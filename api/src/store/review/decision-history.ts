import { reviewReasons, type QuestionEvent } from "#contract/words"
import { sql } from "kysely"
import * as z from "zod"
import type { Store } from "../../db/store"

interface Wanted {
  readonly event: QuestionEvent | null
  /** Both ends are included. */
  readonly from: number
  readonly to: number
  readonly before: number | null
  readonly limit: number
}

interface EventRow {
  readonly id: number
  readonly question_id: number
  readonly event: QuestionEvent
  readonly at: number
  readonly by: string
  readonly reason: string
  readonly templates: string
  readonly answer: string
  readonly question: string
  readonly author: string | null
}

/** The decisions, newest first: a range of an index, so that newer events and other kinds are not read. */
export async function readEvents({ query }: Store, wanted: Wanted): Promise<readonly EventRow[]> {
  const { event, from, to, before, limit } = wanted
  const ofKind = event ? sql`event = ${event} AND` : sql``
  const index = event ? sql`question_events_by_kind` : sql`question_events_by_time`
  const last = sql`(SELECT at FROM question_events WHERE id = ${before})`
  const after =
    before === null ? sql`` : sql`AND at <= ${last} AND (at < ${last} OR e.id < ${before})`
  const { rows } = await sql<EventRow>`SELECT e.id, question_id, event, at,
      coalesce(people.name, '') AS by, reason, templates, e.answer, questions.question, author.name AS author
    FROM question_events AS e INDEXED BY ${index} CROSS JOIN questions ON questions.id = question_id
    LEFT JOIN people ON people.id = person_id
    LEFT JOIN people AS author ON author.id = author_id
    WHERE ${ofKind} at BETWEEN ${from} AND ${to} ${after}
    ORDER BY at DESC, e.id DESC LIMIT ${limit}`.execute(query)
  return rows
}

const templates = z.array(z.string())

export const toTemplates = (text: string | undefined) => {
  const keys = templates.parse(JSON.parse(text ?? "[]"))
  return reviewReasons.filter((reason) => keys.includes(reason))
}
