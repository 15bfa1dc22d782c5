import type { AppealVerdict, WireGame } from "#contract/words"
import { normalise } from "#game/answers/normalise"
import { sql, type RawBuilder } from "kysely"
import { games } from "../games/games"
import { addPoints } from "./claims"
import { batchRead, batchWrite, compiled, type PlayStore, type Stores } from "./store"

const dayMs = 24 * 60 * 60 * 1000
/**
 * What was decided shortly before the last look is read again: an answer may have been judged by what was stored
 * before, and written after the look.
 */
const overlapMs = 10 * 60 * 1000
const decidedMax = 200
const toldMax = 5

interface Decided {
  readonly question_id: number
  readonly answer_key: string
  readonly text: string
  readonly verdict: AppealVerdict
  readonly reason: string
  readonly decided_at: number
}

/**
 * Reads what was decided since the last look, and credits the answers of the player that were accepted, whether
 * the player appealed or not: each once, since a credit makes the answer a right one.
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
  // After a full list the next one begins with its end.
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

/** Nothing that was decided before the player's first answer concerns it. `null` without an answer. */
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

/** The answers that were accepted for everybody, and the decisions on the player's own appeals. */
async function readDecided({ store }: Stores, personId: number, since: number) {
  const [accepted = [], own = []] = await batchRead<Decided>(store, [
    compiled(
      store,
      sql`SELECT * FROM appealed WHERE verdict = 'accepted' AND decided_at > ${since}
        ORDER BY decided_at LIMIT ${sql.lit(decidedMax)}`,
    ),
    compiled(
      store,
      sql`SELECT appealed.* FROM appeals CROSS JOIN appealed USING (question_id, answer_key)
        WHERE person_id = ${personId} AND verdict IS NOT NULL
        AND max(decided_at, filed_at) > ${since}`,
    ),
  ])
  return [accepted, own] as const
}

interface Given {
  /** Of the list of answers, and where in it. */
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

/** The first answers of the player to these questions that are wrong. */
const readGiven = (play: PlayStore, personId: number, decided: readonly Decided[]) =>
  batchRead<Given>(
    play,
    decided.map(({ question_id }) =>
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
  ({ answer_key }: Decided) =>
  ({ given_answer }: Given) =>
    normalise(given_answer) === answer_key

/** All of it or nothing, and nothing where the answer is right by now; entertainment earns no points. */
function creditAnswer(
  personId: number,
  { question_id: questionId, text }: Decided,
  { id, at, hints, answered_at, pool_id, level, subject_id, game }: Given,
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
    ...(points > 0 ? [addPoints(points, isWrong, now)] : []),
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

const noteOutcome = ({ question_id, text, verdict, reason }: Decided) =>
  sql`INSERT INTO outcomes (question_id, given, verdict, points, reason)
    VALUES (${question_id}, ${text}, ${verdict}, 0, ${reason}) ON CONFLICT DO NOTHING`

export interface Outcome {
  readonly question_id: number
  readonly given: string
  readonly verdict: AppealVerdict
  readonly points: number
  readonly reason: string
}

/** Those that were not told before, or first within a day; they are told with it. */
export async function tellOutcomes(play: PlayStore, now: number): Promise<readonly Outcome[]> {
  const { rows } = await sql<Outcome & { told_at: number | null }>`SELECT * FROM outcomes
    WHERE told_at IS NULL OR told_at > ${now - dayMs}
    ORDER BY told_at IS NULL DESC, told_at DESC LIMIT ${sql.lit(toldMax)}`.execute(play.query)
  const fresh = rows.filter(({ told_at }) => told_at === null)
  if (fresh.length > 0)
    await sql`UPDATE outcomes SET told_at = ${now} WHERE told_at IS NULL AND question_id IN
      (${sql.join(fresh.map(({ question_id }) => question_id))})`.execute(play.query)
  return rows
}
