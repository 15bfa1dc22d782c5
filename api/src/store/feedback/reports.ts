import { feedbackMax } from "#contract/limits"
import type { ReportReason, WireGame } from "#contract/words"
import { sql } from "kysely"
import { isOfAuthor, wordsMax, type AuthorId } from "../questions/appeals"
import type { Store } from "../../db/store"

interface Report {
  readonly questionId: number
  readonly personId: number
  readonly reason: ReportReason
  readonly word: string
}

/** Files a report, and a trigger counts it; a second one of the person on the same question changes nothing. */
export async function writeReport({ query }: Store, report: Report, now: number): Promise<void> {
  const { questionId, personId, reason, word } = report
  await sql`INSERT INTO reports (question_id, person_id, reason, word, filed_at)
    VALUES (${questionId}, ${personId}, ${reason}, ${word}, ${now})
    ON CONFLICT DO NOTHING`.execute(query)
}

interface OpenReports {
  readonly question_id: number
  readonly question: string
  readonly game: WireGame
  readonly people: number
  readonly is_hidden: number
  /** The number of reports by reason, as JSON. */
  readonly reasons: string
  /** A JSON list. */
  readonly words: string
}

export async function readOpenReports({ query }: Store, authorId: AuthorId) {
  const { rows } =
    await sql<OpenReports>`SELECT d.question_id, q.question, game, d.people, d.is_hidden, d.reasons,
      (SELECT json_group_array(word) FROM (SELECT word FROM reports WHERE word <> ''
        AND question_id = d.question_id AND filed_at >= d.opened_at
        ORDER BY filed_at DESC LIMIT ${sql.lit(wordsMax)})) AS words
    FROM (SELECT * FROM reported WHERE ${isOfAuthor(authorId)} closed_at IS NULL
      ORDER BY is_hidden DESC, people DESC LIMIT ${sql.lit(feedbackMax)}) AS d
    CROSS JOIN questions AS q ON q.id = d.question_id
    CROSS JOIN pools ON pools.id = q.pool_id`.execute(query)
  return rows
}

export async function storeClosedReports(
  { query }: Store,
  authorId: AuthorId,
  { questionId, closedBy }: { readonly questionId: number; readonly closedBy: number },
  now: number,
): Promise<number | null> {
  const looked = authorId === null ? sql`, looked_at = ${now}` : sql``
  const isThis = sql`${isOfAuthor(authorId)} question_id = ${questionId}`
  await sql`UPDATE reported SET closed_at = ${now}, closed_by = ${closedBy}${looked}
    WHERE ${isThis} AND closed_at IS NULL AND is_hidden = 0`.execute(query)
  const { rows } = await sql<{ open: number }>`SELECT closed_at IS NULL AS open FROM reported
    WHERE ${isThis}`.execute(query)
  return rows[0]?.open ?? null
}
