import { sql, type RawBuilder } from "kysely"
import type { AppealVerdict, WireGame } from "#contract/words"
import { keyOfGiven, keyOfWritten } from "#game/answers/words"
import { batchRead, batchWrite, compiled, type PlayStore, type Stores } from "../../db/store"
import { games } from "../../games/games"
import { creditPoints } from "../play/claims"

const dayMs = 24 * 60 * 60 * 1000
/**
 * Decisions made shortly before the last read are read again: an answer may have been judged by the question as it
 * was before the decision, and written after the read.
 */
const overlapMs = 10 * 60 * 1000
const decidedMax = 200
const toldMax = 5

interface DecidedAppeal extends AppealedAnswer {
  readonly verdict: AppealVerdict
  readonly reason: string
  readonly decided_at: number
}

export interface NewsAt {
  readonly now: number
  readonly newestAt?: number | undefined
}

/**
 * Reads the decisions since the last read, and credits the player's accepted answers, whether or not the player
 * appealed. Each is credited once, since a credit makes the answer a right one.
 */
export async function settleOutcomes(stores: Stores, personId: number, news: NewsAt) {
  const { now, newestAt = Infinity } = news
  const since = await readSince(stores.play)
  if (since === null) return
  const [accepted, own] = newestAt > since ? await readDecided(stores, personId, since) : [[], []]
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

/** When the newest of what `readDecided` reads was decided; 0 if nothing was. */
export const newestDecision = (personId: RawBuilder<number>) =>
  sql<number>`max(
    coalesce((SELECT max(decided_at) FROM appealed WHERE verdict = 'accepted'), 0),
    coalesce((SELECT max(max(decided_at, filed_at))
      FROM appeals CROSS JOIN appealed USING (question_id, answer_key)
      WHERE person_id = ${personId} AND verdict IS NOT NULL), 0))`

/**
 * The answers that were accepted for everybody, and the decisions on the player's own appeals. A revoked answer credits
 * nobody who was not credited before.
 */
async function readDecided({ store }: Stores, personId: number, since: number) {
  const [accepted = [], own = []] = await batchRead<DecidedAppeal>(store, [
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

const noteOutcome = ({ question_id, text, verdict, reason }: DecidedAppeal) =>
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

interface AppealedAnswer {
  readonly question_id: number
  readonly answer_key: string
  readonly text: string
  readonly exact?: number
}

interface AnswerRow {
  /** The id of the list of answers, and the index of the answer in it. */
  readonly id: number
  readonly at: number
  readonly given_answer: string
  readonly hints: number | null
  readonly answered_at: number
  readonly pool_id: number
  readonly level: number
  readonly subject_id: number | null
  readonly game: WireGame
}

const readGiven = (play: PlayStore, personId: number, accepted: readonly AppealedAnswer[]) =>
  batchRead<AnswerRow>(
    play,
    accepted.map(({ question_id }) =>
      compiled(
        play,
        sql`SELECT list.id, key AS at, value ->> 1 AS given_answer, value ->> 4 AS hints,
            list.answered_at, pool_id, level, cursors.subject_id, cursors.game
          FROM attempts CROSS JOIN cursors USING (person_id, pool_id)
          CROSS JOIN answer_lists AS list USING (pool_id) CROSS JOIN json_each(list.answers)
          WHERE person_id = ${personId} AND question_id = ${question_id} AND wrong > 0
          AND value ->> 0 = question_id AND value ->> 2 = 0 AND value ->> 3 = 0
          AND value ->> 1 IS NOT NULL`,
      ),
    ),
  )

const isAnswer =
  ({ answer_key, exact }: AppealedAnswer) =>
  ({ given_answer }: AnswerRow) =>
    (exact === 1 ? keyOfWritten : keyOfGiven)(given_answer) === answer_key

function creditAnswer(
  personId: number,
  { question_id: questionId, text }: AppealedAnswer,
  { id, at, hints, answered_at, pool_id, level, subject_id, game }: AnswerRow,
  now: number,
): readonly RawBuilder<unknown>[] {
  const points = subject_id === null ? 0 : (games[game].answer?.earnedLater(level, hints) ?? 0)
  const verdict = `$[${at}][2]`
  const isWrong = sql`EXISTS (SELECT 1 FROM answer_lists
    WHERE id = ${id} AND answers ->> ${verdict} = 0)`
  const attempt = sql`person_id = ${personId} AND question_id = ${questionId}`
  const isLast = sql`answered_at = ${answered_at}`
  const earned = sql`, worth = ${points}, won_at = ${now}, credited = ${points}, credited_at = ${now}`
  return [
    ...(points > 0 ? [creditPoints(points, isWrong, now)] : []),
    sql`UPDATE cursors SET points = points + ${points}, mistakes = mistakes - (SELECT count(*)
        FROM attempts WHERE ${attempt} AND ${isLast} AND is_mistake = 1)
      WHERE person_id = ${personId} AND pool_id = ${pool_id} AND ${isWrong}`,
    sql`UPDATE attempts SET is_right = iif(${isLast}, 1, is_right),
        is_mistake = iif(${isLast}, 0, is_mistake)${points > 0 ? earned : sql``}
      WHERE ${attempt} AND ${isWrong}`,
    sql`INSERT INTO outcomes (question_id, given, verdict, points, reason)
      SELECT ${questionId}, ${text}, 'accepted', ${points}, '' WHERE ${isWrong}
      ON CONFLICT DO UPDATE SET verdict = 'accepted', points = excluded.points, told_at = NULL`,
    sql`UPDATE answer_lists SET wrong = wrong - 1, answers = json_set(answers, ${verdict}, 1)
      WHERE id = ${id} AND ${isWrong}`,
  ]
}
