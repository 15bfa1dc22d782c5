import type { WireGame } from "#contract/words"
import { keyOfGiven, keyOfWritten } from "#game/answers/words"
import { sql, type RawBuilder } from "kysely"
import { games } from "../../games/games"
import { creditPoints } from "../play/claims"
import { batchRead, compiled, type PlayStore } from "../../db/store"

export interface AppealedAnswer {
  readonly question_id: number
  readonly answer_key: string
  readonly text: string
  readonly exact?: number
}

interface Given {
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

/** For each accepted answer, the player's wrong answers to its question, without practice. */
export const readGiven = (play: PlayStore, personId: number, accepted: readonly AppealedAnswer[]) =>
  batchRead<Given>(
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

export const isAnswer =
  ({ answer_key, exact }: AppealedAnswer) =>
  ({ given_answer }: Given) =>
    (exact === 1 ? keyOfWritten : keyOfGiven)(given_answer) === answer_key

/** The writes that credit an answer unless it already counts as right; entertainment earns no points. */
export function creditAnswer(
  personId: number,
  { question_id: questionId, text }: AppealedAnswer,
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
