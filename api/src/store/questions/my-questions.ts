import { ownQuestions } from "#contract/limits"
import type { Language, QuestionStatus, WireGame } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import { type AuthorId, openFeedbackCount } from "./appeals"
import { draftCount } from "./drafts"
import { batchRead, compiled, takeOne, type Store } from "../../db/store"

export interface WantedQuestions {
  readonly authorId: number
  readonly statuses: readonly QuestionStatus[]
  readonly before: PagePosition | null
  readonly limit: number
  readonly feedbackOf: AuthorId
  readonly hasGame: boolean
  readonly now: number
}

export interface PagePosition {
  readonly statusAt: number
  readonly id: number
}

export interface OwnQuestion {
  readonly id: number
  readonly pool_id: number
  readonly game: WireGame | null
  readonly status: QuestionStatus
  readonly language: Language
  readonly level: number
  readonly set_id: string | null
  readonly question: string
  readonly lines: string
  readonly answer: string
  readonly wrong_answers: string
  readonly exact: number
  readonly accepted_answers: string
  readonly summary: string
  readonly created_at: number
  readonly status_at: number
}

export interface AuthorCount {
  readonly name: string
  readonly value: number
}

export const isDecidedSince = (authorId: RawBuilder<unknown>, since: RawBuilder<unknown>) =>
  sql`author_id = ${authorId} AND status IN ('approved', 'changes', 'rejected')
    AND status_at > ${since}`

export const decidedSince = (authorId: RawBuilder<unknown>, since: RawBuilder<unknown>) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM questions WHERE ${isDecidedSince(authorId, since)}
    LIMIT ${sql.lit(ownQuestions.newsMax)}))`

/**
 * An author's questions, those with the newest status first, with the counts by status, of decisions that were not
 * seen ("news"), of drafts, and when the author last saw them ("seen"). Each status is a range of the index, and the union
 * merges the ranges in order, so that no more is read than is returned.
 */
export async function readOwnQuestions(store: Store, wanted: WantedQuestions) {
  const { authorId } = wanted
  const seenAt = sql`(SELECT questions_seen_at FROM people WHERE id = ${authorId})`
  const [questions, counts] = await Promise.all([
    readPage(store, wanted),
    batchRead<AuthorCount>(store, [
      compiled(
        store,
        sql`SELECT status AS name, questions AS value FROM author_counts WHERE person_id = ${authorId}
          UNION ALL SELECT 'seen', ${seenAt}
          UNION ALL SELECT 'news', ${decidedSince(sql`${authorId}`, seenAt)}
          UNION ALL SELECT 'mail', (SELECT count(*) FROM author_mails WHERE person_id = ${authorId})
          UNION ALL SELECT 'feedback', ${openFeedbackCount(wanted.feedbackOf)}`,
      ),
      compiled(store, sql`SELECT 'drafts' AS name, ${draftCount(authorId, wanted.now)} AS value`),
    ]),
  ])
  return { questions, counts: counts.flat() }
}

/** D1 allows five terms of a UNION. */
const termsMax = 5

async function readPage(store: Store, wanted: WantedQuestions): Promise<readonly OwnQuestion[]> {
  const { statuses, limit } = wanted
  const parts = [statuses.slice(0, termsMax), statuses.slice(termsMax)].filter(
    ({ length }) => length > 0,
  )
  const pages = await batchRead<OwnQuestion>(
    store,
    parts.map((part) => compiled(store, toPage({ ...wanted, statuses: part }))),
  )
  return pages
    .flat()
    .toSorted((one, other) => other.status_at - one.status_at || other.id - one.id)
    .slice(0, limit)
}

function toPage({ authorId, statuses, before, limit, hasGame }: WantedQuestions) {
  const after = before && sql`AND (status_at, id) < (${before.statusAt}, ${before.id})`
  const game = hasGame ? sql`(SELECT game FROM pools WHERE pools.id = pool_id)` : sql`NULL`
  const ofStatus = statuses.map(
    (
      status,
    ) => sql`SELECT id, pool_id, ${game} AS game, status, language, level, set_id, question, lines,
      answer, wrong_answers, exact, accepted_answers, summary, created_at, status_at FROM questions INDEXED BY questions_by_author
      WHERE author_id = ${authorId} AND status = ${status} ${after ?? sql``}`,
  )
  return sql<OwnQuestion>`${sql.join(ofStatus, sql` UNION ALL `)}
    ORDER BY status_at DESC, id DESC LIMIT ${limit}`
}

export const isAuthor = async ({ query }: Store, questionId: number, personId: number) =>
  (await query
    .selectFrom("questions")
    .select("id")
    .where("id", "=", questionId)
    .where("author_id", "=", personId)
    .executeTakeFirst()) !== undefined

export const readReasons = ({ query }: Store, ids: readonly number[]) =>
  query
    .selectFrom("question_events")
    .select(["question_id", "reason", "templates"])
    .where("question_id", "in", takeOne(ids))
    .where("event", "in", ["changes", "rejected", "retired"])
    .orderBy("id", "desc")
    .execute()

/** Moves the time forward only: an earlier `until` changes nothing. */
export async function writeSeen({ query }: Store, personId: number, until: number): Promise<void> {
  await query
    .updateTable("people")
    .set({ questions_seen_at: until })
    .where("id", "=", personId)
    .where("questions_seen_at", "<", until)
    .execute()
}
