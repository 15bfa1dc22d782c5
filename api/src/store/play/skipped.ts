import { sql } from "kysely"
import { questionColumns, toQuestion, type QuestionRow } from "../questions/questions"
import { batchRead, compiled, type Store } from "../../db/store"
import type { QueuedQuestion, QueuedAttempt } from "./queued"

/** How many skipped attempts are read, of each level, if the first one cannot be issued again. */
export const skippedMax = 24

interface Row extends QuestionRow {
  readonly is_played: number
}

/**
 * What skipped attempts are issued as, in their order: the question, or the version that is played in its place. Those
 * that are out of play are left out.
 */
export async function readSkipped(
  store: Store,
  queued: readonly QueuedQuestion[],
): Promise<readonly QueuedAttempt[]> {
  const own = await batchRead(
    store,
    queued.map(({ question_id }) =>
      compiled(
        store,
        sql<Row>`SELECT ${questionColumns}, q.position IS NOT NULL AS is_played
          FROM questions AS q WHERE id = ${question_id}`,
      ),
    ),
  )
  const gone = queued.filter((_, at) => own[at]?.[0]?.is_played !== 1)
  const inPlace = await batchRead(
    store,
    gone.map(({ question_id }) => playedInPlaceOf(store, question_id)),
  )
  return queued.flatMap((each, at) => {
    const turnAt = each.turn_at
    const [row] = own[at] ?? []
    if (row?.is_played === 1) return [{ question: toQuestion(row), turnAt }]
    const [other] = inPlace[gone.indexOf(each)] ?? []
    return other ? [{ question: toQuestion(other), turnAt, skippedId: each.question_id }] : []
  })
}

/** A version that moved to another bucket has a position there, at which it is drawn. */
const playedInPlaceOf = (store: Store, questionId: number) =>
  compiled(
    store,
    sql<QuestionRow>`SELECT ${questionColumns} FROM questions AS old
      CROSS JOIN questions AS q INDEXED BY questions_played_by_line ON q.line_id = old.line_id
        AND q.line_id IS NOT NULL AND q.position IS NOT NULL
      WHERE old.id = ${questionId} AND q.pool_id = old.pool_id AND q.language = old.language
        AND q.level = old.level`,
  )
