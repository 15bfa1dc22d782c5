import type { Segments } from "../pool/buckets"
import type { Question } from "../games/game"
import { toQuestion } from "./questions"
import { sql } from "kysely"
import type { Pool } from "./pools"
import { afterChangingOne, moveCursor } from "./cursors"
import { compiled, batchWrite, type Store } from "./store"

interface FirstIssue {
  readonly personId: number
  /** With the cursor that `segments` go on from. */
  readonly pool: Pool
  readonly questionId: number
  readonly level: number
  /** Since when a claim may mean it; `null` where it has to be answered first. */
  readonly claimAt: number | null
  readonly segments: Segments
}

/**
 * Issues a question for the first time and moves the cursor. Returns false where the question has been
 * issued to the player before, or the cursor has moved: another draw came first. A cursor that is behind
 * the attempts repairs itself, one question per draw.
 */
export async function issueFirst(store: Store, issue: FirstIssue, now: number): Promise<boolean> {
  const { personId, pool, questionId, level, claimAt, segments } = issue
  const [, issued] = await batchWrite(store, [
    moveCursor(store, { personId, pool, segments, drawn: [questionId] }, now),
    compiled(
      store,
      sql`INSERT INTO attempts (person_id, question_id, pool_id, level, claim_at, turn_at, issued_at)
        SELECT ${personId}, ${questionId}, ${pool.id}, ${level}, ${claimAt}, ${now}, ${now}
        WHERE ${afterChangingOne} ON CONFLICT DO NOTHING`,
    ),
  ])
  return issued === 1
}

interface IssuedQuestion {
  readonly question: Question
  readonly issuedAt: number
  readonly isOpen: boolean
}

/** Those of these questions that were issued to a player, as they stand. */
export async function readIssued(
  { query }: Store,
  personId: number,
  ids: readonly number[],
): Promise<readonly IssuedQuestion[]> {
  const rows = await query
    .selectFrom("attempts")
    .innerJoin("questions", "questions.id", "attempts.question_id")
    .select(["questions.id", "questions.question", "questions.lines", "questions.answer"])
    .select(["questions.summary", "questions.level"])
    .select(["attempts.issued_at", "attempts.answered_at"])
    .where("attempts.person_id", "=", personId)
    .where("attempts.question_id", "in", ids)
    .execute()
  return rows.map(({ issued_at, answered_at, ...row }) => {
    return { question: toQuestion(row), issuedAt: issued_at, isOpen: answered_at === null }
  })
}

export interface Waiting {
  readonly question: Question
  readonly turnAt: number
}

/** The question to repeat: unanswered ones first, then answered ones; each the longest ago first. */
export async function readLongestWaiting(
  { query }: Store,
  personId: number,
  poolId: number,
  level: number,
): Promise<Waiting | null> {
  const row = await query
    .selectFrom("attempts")
    .innerJoin("questions", "questions.id", "attempts.question_id")
    .select(["questions.id", "questions.question", "questions.lines", "questions.answer"])
    .select(["questions.summary", "questions.level", "attempts.turn_at"])
    .where("attempts.person_id", "=", personId)
    .where("attempts.pool_id", "=", poolId)
    .where("attempts.level", "=", level)
    .orderBy("attempts.is_played")
    .orderBy("attempts.turn_at")
    .orderBy("attempts.question_id")
    .limit(1)
    .executeTakeFirst()
  return row ? { question: toQuestion(row), turnAt: row.turn_at } : null
}

interface Issue {
  readonly now: number
  readonly isClosedByClaim: boolean
  readonly pool: Pool
}

/** Issues it again, as practice where it has been answered. Returns false where another draw came first. */
export async function issueAgain(
  store: Store,
  personId: number,
  { question, turnAt }: Waiting,
  { now, isClosedByClaim, pool }: Issue,
): Promise<boolean> {
  const claimAt = isClosedByClaim ? sql`${now}` : sql`claim_at`
  const [, issued] = await batchWrite(store, [
    moveCursor(store, { personId, pool, segments: pool.segments, drawn: [question.id] }, now),
    compiled(
      store,
      sql`UPDATE attempts SET turn_at = ${now}, issued_at = ${now}, is_practice = is_played,
          given_answer = NULL, is_right = NULL, answered_at = NULL, claim_at = ${claimAt}
        WHERE person_id = ${personId} AND question_id = ${question.id} AND turn_at = ${turnAt}
          AND ${afterChangingOne}`,
    ),
  ])
  return issued === 1
}
