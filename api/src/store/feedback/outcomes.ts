import type { AppealVerdict } from "#contract/words"
import { sql } from "kysely"
import { batchRead, batchWrite, compiled, type PlayStore, type Stores } from "../../db/store"
import { creditAnswer, isAnswer, readGiven, type AppealedAnswer } from "./accepted-answers"

const dayMs = 24 * 60 * 60 * 1000
/**
 * Decisions made shortly before the last read are read again: an answer may have been judged by the question as it
 * was before the decision, and written after the read.
 */
const overlapMs = 10 * 60 * 1000
const decidedMax = 200
const toldMax = 5

interface Decided extends AppealedAnswer {
  readonly verdict: AppealVerdict
  readonly reason: string
  readonly decided_at: number
}

/**
 * Reads the decisions since the last read, and credits the player's accepted answers, whether or not the player
 * appealed. Each is credited once, since a credit makes the answer a right one.
 */
export async function settleOutcomes(stores: Stores, personId: number, now: number): Promise<void> {
  const since = await readSince(stores.play)
  if (since === null) return
  const [accepted, own] = await readDecided(stores, personId, since)
  const given = await readGiven(stores.play, personId, accepted)
  const credits = accepted.flatMap((decided, at) => {
    const answer = (given[at] ?? []).find(isAnswer(decided))
    return answer ? creditAnswer(personId, decided, answer, now) : []
  })
  const last = accepted.length < decidedMax ? undefined : accepted.at(-1)
  // After a full list, the next read begins with the last decision of this one.
  const readTo = last ? last.decided_at + overlapMs - 1 : now
  const isWorthWriting = credits.length + own.length + accepted.length > 0 || readTo > since + dayMs
  const writes = [
    ...credits,
    ...own.map(noteOutcome),
    ...(isWorthWriting ? [sql`UPDATE player SET outcomes_read_at = ${readTo}`] : []),
  ]
  if (writes.length === 0) return
  await batchWrite(
    stores.play,
    writes.map((write) => compiled(stores.play, write)),
  )
}

/** From when decisions are read: not before the player's first answer. `null` if there is no answer. */
async function readSince(play: PlayStore): Promise<number | null> {
  const { rows } = await sql<{
    readAt: number
    first: number | null
  }>`SELECT outcomes_read_at AS readAt,
      (SELECT min(answered_at) FROM answer_lists) AS first
    FROM player`.execute(play.query)
  const { readAt = 0, first = null } = rows[0] ?? {}
  return first === null ? null : Math.max(readAt, first) - overlapMs
}

/**
 * The answers that were accepted for everybody, and the decisions on the player's own appeals. A revoked answer credits
 * nobody who was not credited before.
 */
async function readDecided({ store }: Stores, personId: number, since: number) {
  const [accepted = [], own = []] = await batchRead<Decided>(store, [
    compiled(
      store,
      sql`SELECT *, (SELECT exact FROM questions WHERE id = question_id) AS exact
        FROM appealed WHERE verdict = 'accepted' AND decided_at > ${since}
        AND revoked_at IS NULL
        ORDER BY decided_at LIMIT ${sql.lit(decidedMax)}`,
    ),
    compiled(
      store,
      sql`SELECT question_id, answer_key, appealed.text, reason, decided_at,
          iif(revoked_at IS NULL, verdict, 'declined') AS verdict
        FROM appeals CROSS JOIN appealed USING (question_id, answer_key)
        WHERE person_id = ${personId} AND verdict IS NOT NULL
        AND max(decided_at, filed_at) > ${since}`,
    ),
  ])
  return [accepted, own] as const
}

const noteOutcome = ({ question_id, text, verdict, reason }: Decided) =>
  sql`INSERT INTO outcomes (question_id, given, verdict, points, reason)
    VALUES (${question_id}, ${text}, ${verdict}, 0, ${reason}) ON CONFLICT DO NOTHING`

export interface AppealOutcome {
  readonly question_id: number
  readonly given: string
  readonly verdict: AppealVerdict
  readonly points: number
  readonly reason: string
}

/** The outcomes that were not shown yet, or were first shown within a day; marks them as shown. */
export async function tellOutcomes(
  play: PlayStore,
  now: number,
): Promise<readonly AppealOutcome[]> {
  const { rows } = await sql<AppealOutcome & { told_at: number | null }>`SELECT * FROM outcomes
    WHERE told_at IS NULL OR told_at > ${now - dayMs}
    ORDER BY told_at IS NULL DESC, told_at DESC LIMIT ${sql.lit(toldMax)}`.execute(play.query)
  const fresh = rows.filter(({ told_at }) => told_at === null)
  if (fresh.length > 0)
    await sql`UPDATE outcomes SET told_at = ${now} WHERE told_at IS NULL AND question_id IN
      (${sql.join(fresh.map(({ question_id }) => question_id))})`.execute(play.query)
  return rows
}
