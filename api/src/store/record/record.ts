import type { Language } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import { listLists, readAnswers, readAnswersIn } from "./answer-lists"
import { withQuestions, type PastAnswer, findPools, type HistoryFilter } from "./history"
import type { Stores } from "../../db/store"

const pageSize = 10

interface RecordFilter extends HistoryFilter {
  readonly onlyMistakes: boolean
}

interface PageOf {
  readonly before?: number | undefined
  readonly after?: number | undefined
}

export interface PastRound {
  readonly id: number
  /** Newest first; all answers of a set. */
  readonly answers: readonly PastAnswer[]
}

export interface StoredRecordPage {
  readonly rounds: readonly PastRound[]
  readonly hasOlder: boolean
  readonly hasNewer: boolean
}

/** A page of a player's record, newest first. With `after`, it has the rounds next to that id. */
export async function readRecord(
  stores: Stores,
  filter: RecordFilter,
  page: PageOf,
  language: Language,
): Promise<StoredRecordPage> {
  const pools = await findPools(stores, filter)
  if (!pools) return { rounds: [], hasOlder: false, hasNewer: false }
  const { onlyMistakes } = filter
  const { before, after } = page
  const isBack = after !== undefined
  const beside = isBack ? { after } : before === undefined ? null : { before }
  const found = await listLists(
    stores.play,
    { pools, onlyMistakes, onlyNewestOfSets: true, ...(beside ? { from: beside } : {}) },
    pageSize + 1,
  )
  const shown = found.slice(0, pageSize)
  const isThere = beside !== null && shown.length > 0
  const hasMore = found.length > pageSize
  return {
    rounds: await toRounds(stores, isBack ? shown.toReversed() : shown, language),
    hasOlder: isBack ? isThere : hasMore,
    hasNewer: isBack ? hasMore : isThere,
  }
}

export async function readLastAnswer(
  stores: Stores,
  { personId, questionId }: { readonly personId: number; readonly questionId: number },
  language: Language,
): Promise<PastRound | null> {
  const own = sql`(SELECT pool_id FROM attempts
    WHERE person_id = ${personId} AND question_id = ${questionId})`
  const beforeMerge = sql`(SELECT other.pool_id FROM cursors AS other, cursors AS own
    WHERE own.pool_id = ${own} AND other.game = own.game AND other.subject_id = own.subject_id)`
  const lastIn = (pools: RawBuilder<unknown>) =>
    readAnswers(
      stores.play,
      sql`pool_id IN ${pools} AND question_id = ${questionId} AND subject_id IS NOT NULL
        ORDER BY id DESC LIMIT 1`,
    )
  const last = await lastIn(own)
  const answers = await withQuestions(
    stores,
    language,
    last.length > 0 ? last : await lastIn(beforeMerge),
  )
  return answers[0] ? { id: answers[0].id, answers } : null
}

async function toRounds(
  { play, ...stores }: Stores,
  newest: Awaited<ReturnType<typeof listLists>>,
  language: Language,
): Promise<readonly PastRound[]> {
  const sets = newest.flatMap(({ set }) => set ?? [])
  const single = newest.flatMap(({ id, set }) => (set === null ? id : []))
  const rows = [
    ...(await readAnswersIn(play, single)),
    ...(await readAnswers(play, sql`set_name IN (${sql.join(sets)}) ORDER BY id DESC`)),
  ]
  const answers = await withQuestions({ play, ...stores }, language, rows)
  return newest.map(({ id, set }) => ({
    id,
    answers: answers.filter((one) => (set === null ? one.listId === id : one.set === set)),
  }))
}
