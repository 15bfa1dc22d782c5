import type { QuestionStatus } from "#contract/words"
import { sql } from "kysely"
import * as z from "zod"
import { takeOne, type Store } from "../../db/store"

/** The version of the line of `questions` to go on from: the one under review, otherwise the last that stands. */
export const newestInLine = sql<number | null>`(SELECT each.id FROM questions AS each
  WHERE each.line_id = questions.line_id ORDER BY each.status = 'waiting' DESC,
    each.status NOT IN ('withdrawn', 'replaced') DESC, each.status <> 'replaced' DESC, each.id DESC LIMIT 1)`

export const playedInLine = sql<number | null>`(SELECT played.id FROM questions AS played
  WHERE played.line_id = questions.line_id AND played.position IS NOT NULL)`

/** Whether the trigger `question_versions_once` accepts an edit of `questions`. */
export const isEditable = sql<number>`questions.status <> 'replaced'
  AND NOT EXISTS (SELECT 1 FROM questions AS other WHERE other.line_id = questions.line_id
    AND other.id <> questions.id AND other.status = 'waiting')
  AND (questions.status = 'approved' OR NOT EXISTS (${standingAfter()}))`

export const hasLaterVersion = sql<number>`EXISTS (${standingAfter()})`

function standingAfter() {
  return sql`SELECT 1 FROM questions AS later WHERE later.line_id = questions.line_id
    AND later.id > questions.id AND later.status NOT IN ('withdrawn', 'replaced')`
}

const versionsMax = 20

/** The ids of the other versions of `q`, the newest first, as JSON. @param which a condition on `other` */
export const versionsOf = (which = sql`TRUE`) => sql<string>`(SELECT json_group_array(id) FROM (
  SELECT id FROM questions AS other INDEXED BY questions_by_line
  WHERE other.line_id = q.line_id AND other.id <> q.id AND ${which}
  ORDER BY id DESC LIMIT ${sql.lit(versionsMax)}))`

const ids = z.array(z.number())

export const readVersions = (text: string): readonly number[] => ids.parse(JSON.parse(text))

interface Newest {
  readonly id: number
  readonly question: string
  readonly status: QuestionStatus
}

/** The newest version of the first of these questions that can no longer be edited; `null` if all can. */
export async function readNewest({ query }: Store, ids: readonly number[]): Promise<Newest | null> {
  const { rows } = await sql<Newest>`SELECT id, question, status FROM questions WHERE id = (
    SELECT ${newestInLine} FROM questions WHERE id IN ${takeOne(ids)} AND NOT (${isEditable}) LIMIT 1)`.execute(
    query,
  )
  return rows[0] ?? null
}
