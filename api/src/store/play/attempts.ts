import type { Segments } from "../../pool/buckets"
import type { DrawnQuestion } from "../../games/game"
import { sql } from "kysely"
import type { Pool } from "../questions/pools"
import { afterChangingOne, moveCursor } from "./cursors"
import { countIssue } from "./played"
import { compiled, batchWrite, takeOne, type PlayStore } from "../../db/store"
import type { QueuedAttempt } from "./queued"

interface FirstIssue {
  readonly personId: number
  /** The pool with the cursor before this draw; `segments` belongs to the cursor after it. */
  readonly pool: Pool
  readonly question: DrawnQuestion
  readonly isClosedByClaim: boolean
  readonly isPlayedAtOnce: boolean
  readonly segments: Segments
}

/**
 * Issues a question for the first time and moves the cursor. Returns false if the question has been
 * issued to the player before, or the cursor has moved: another draw came first. A cursor that is behind
 * the attempts repairs itself, one question per draw.
 */
export async function issueFirst(
  play: PlayStore,
  issue: FirstIssue,
  now: number,
): Promise<boolean> {
  const { personId, pool, question, isClosedByClaim, isPlayedAtOnce, segments } = issue
  const { id, language, level } = question
  const [, issued] = await batchWrite(play, [
    moveCursor(play, { personId, pool, segments, drawn: [id] }, now),
    compiled(
      play,
      sql`INSERT INTO attempts (person_id, question_id, pool_id, language, level, is_played, claim_at,
          turn_at, issued_at)
        SELECT ${personId}, ${id}, ${pool.id}, ${language}, ${level}, ${Number(isPlayedAtOnce)},
          ${isClosedByClaim ? now : null}, ${now}, ${now}
        WHERE ${afterChangingOne} ON CONFLICT DO NOTHING`,
    ),
    ...(isPlayedAtOnce ? [compiled(play, countIssue(personId, pool.id, question))] : []),
  ])
  return issued === 1
}

export interface IssuedQuestion {
  readonly id: number
  readonly language: string
  readonly issuedAt: number
  readonly isOpen: boolean
  readonly isPractice: boolean
  readonly isMistake: boolean
}

export async function readIssued(
  play: PlayStore,
  personId: number,
  ids: readonly number[],
): Promise<readonly IssuedQuestion[]> {
  const attempts = await play.query
    .selectFrom("attempts")
    .select(["question_id as id", "language", "issued_at", "answered_at"])
    .select(["is_practice", "is_mistake"])
    .where("person_id", "=", personId)
    .where(sql<boolean>`question_id IN ${takeOne(ids)}`)
    .execute()
  return attempts.map(({ id, language, issued_at, answered_at, is_practice, is_mistake }) => ({
    id,
    language,
    issuedAt: issued_at,
    isOpen: answered_at === null,
    isPractice: is_practice === 1,
    isMistake: is_mistake === 1,
  }))
}

interface Issue {
  readonly now: number
  readonly isClosedByClaim: boolean
  readonly pool: Pool
}

/** Issues a question again, as practice if it has been answered. Returns false if another draw came first. */
export async function issueAgain(
  play: PlayStore,
  personId: number,
  { question, turnAt, skippedId }: QueuedAttempt,
  { now, isClosedByClaim, pool }: Issue,
): Promise<boolean> {
  const claimAt = isClosedByClaim ? sql`${now}` : sql`claim_at`
  const moved = moveCursor(
    play,
    { personId, pool, segments: pool.segments, drawn: [question.id] },
    now,
  )
  const again = sql`UPDATE attempts SET turn_at = ${now}, issued_at = ${now}, is_practice = is_played,
      given_answer = NULL, is_right = NULL, answered_at = NULL, claim_at = ${claimAt}
    WHERE person_id = ${personId} AND question_id = ${question.id} AND turn_at = ${turnAt}
      AND ${afterChangingOne}`
  const writes =
    skippedId === undefined
      ? [again]
      : issueInPlace({ personId, poolId: pool.id, question, skippedId }, now, { isClosedByClaim })
  const [, issued] = await batchWrite(play, [
    moved,
    ...writes.map((write) => compiled(play, write)),
  ])
  return issued === 1
}

interface InPlace {
  readonly personId: number
  readonly poolId: number
  readonly question: DrawnQuestion
  readonly skippedId: number
}

/**
 * The writes that issue a version in place of a skipped one, after the move of the cursor. The skipped one is not issued
 * again: the player has an attempt at its successor.
 */
export const issueInPlace = (
  { personId, poolId, question, skippedId }: InPlace,
  now: number,
  { isClosedByClaim = false, round = 0 } = {},
) => [
  sql`INSERT INTO attempts (person_id, question_id, pool_id, language, level, round, claim_at, turn_at,
      issued_at)
    SELECT ${personId}, ${question.id}, ${poolId}, ${question.language}, ${question.level}, ${round},
      ${isClosedByClaim ? now : null}, ${now}, ${now} WHERE ${afterChangingOne} ON CONFLICT DO NOTHING`,
  sql`UPDATE attempts SET is_skipped = 0 WHERE person_id = ${personId} AND question_id = ${skippedId}
    AND EXISTS (SELECT 1 FROM attempts WHERE person_id = ${personId} AND question_id = ${question.id})`,
]
