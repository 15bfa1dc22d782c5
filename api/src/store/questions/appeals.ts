import { feedbackMax } from "#contract/limits"
import type { WireGame } from "#contract/words"
import { sql } from "kysely"
import { allAnswers } from "./questions"
import type { Store } from "../../db/store"

interface Appeal {
  readonly questionId: number
  readonly personId: number
  /** The normal form of the answer, and how it is written, by which those to an exact question are put together. */
  readonly key: string
  readonly written: string
  readonly text: string
  readonly word: string
}

/** Files an appeal, and a trigger counts it; a second one of the person to the same question changes nothing. */
export async function writeAppeal({ query }: Store, appeal: Appeal, now: number): Promise<void> {
  const { questionId, personId, key, written, text, word } = appeal
  await sql`INSERT INTO appeals (question_id, person_id, answer_key, text, word, filed_at)
    VALUES (${questionId}, ${personId}, ${keyIn(questionId, { key, written })}, ${text}, ${word}, ${now})
    ON CONFLICT DO NOTHING`.execute(query)
}

/** By what an answer to a question is put together with equal ones, in SQL. */
const keyIn = (questionId: number, { key, written }: Pick<Appeal, "key" | "written">) =>
  sql`iif((SELECT exact FROM questions WHERE id = ${questionId}), ${written}, ${key})`

export type AuthorId = number | null

export const isOfAuthor = (authorId: AuthorId) =>
  authorId === null ? sql`` : sql`author_id = ${authorId} AND`

export const wordsMax = 5

interface OpenAppeal {
  readonly question_id: number
  readonly question: string
  readonly game: WireGame
  readonly answer: string
  readonly text: string
  readonly answer_key: string
  readonly people: number
  /** A JSON list. */
  readonly words: string
}

/** The appealed answers without a decision, the most frequent first. The cross joins keep the order of the index. */
export async function readOpenAppeals({ query }: Store, authorId: AuthorId) {
  const { rows } =
    await sql<OpenAppeal>`SELECT d.question_id, q.question, game, ${allAnswers} AS answer,
      d.text, d.answer_key, d.people,
      (SELECT json_group_array(word) FROM (SELECT word FROM appeals WHERE word <> ''
        AND question_id = d.question_id AND answer_key = d.answer_key
        ORDER BY filed_at DESC LIMIT ${sql.lit(wordsMax)})) AS words
    FROM (SELECT * FROM appealed WHERE ${isOfAuthor(authorId)} verdict IS NULL
      ORDER BY people DESC, opened_at DESC LIMIT ${sql.lit(feedbackMax)}) AS d
    CROSS JOIN questions AS q ON q.id = d.question_id
    CROSS JOIN pools ON pools.id = q.pool_id`.execute(query)
  return rows
}

export const openFeedbackCount = (authorId: AuthorId) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM appealed WHERE ${isOfAuthor(authorId)} verdict IS NULL
      LIMIT ${sql.lit(feedbackMax)})) + (SELECT count(*) FROM (SELECT 1 FROM reported
      WHERE ${isOfAuthor(authorId)} closed_at IS NULL LIMIT ${sql.lit(feedbackMax)}))
    ${authorId === null ? sql`+ (SELECT count(*) FROM (SELECT 1 FROM retirement_requests LIMIT ${sql.lit(feedbackMax)}))` : sql``}`
