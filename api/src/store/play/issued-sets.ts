import { sql } from "kysely"
import type { Segments } from "../../pool/buckets"
import type { Pool } from "../questions/pools"
import type { DrawnQuestion } from "../../games/game"
import { issueInPlace } from "./attempts"
import { afterChangingOne, moveCursor } from "./cursors"
import { compiled, batchWrite, type PlayStore } from "../../db/store"
import type { QueuedAttempt } from "./queued"

interface FirstIssue {
  readonly personId: number
  readonly pool: Pool
  readonly questions: readonly DrawnQuestion[]
  readonly segments: Segments
  /** The version of `pool` plus 1. */
  readonly round: number
}

/**
 * Issues a set for the first time and moves the cursor. Issues nothing if another draw of the player came
 * first: then the cursor is not the one that this draw writes, or the attempts exist.
 */
export async function issueSet(play: PlayStore, issue: FirstIssue, now: number): Promise<boolean> {
  const { personId, pool, questions, round } = issue
  const segments = JSON.stringify(issue.segments)
  const drawn = questions.map(({ id }) => id)
  const items = sql.join(
    questions.map(({ id, language, level }) => sql`(${id}, ${language}, ${level})`),
  )
  const [, issued] = await batchWrite(play, [
    moveCursor(play, { personId, pool, segments: issue.segments, drawn }, now),
    compiled(
      play,
      sql`INSERT INTO attempts (person_id, question_id, pool_id, language, level, round, turn_at,
          issued_at)
        SELECT ${personId}, column1, ${pool.id}, column2, column3, ${round}, ${now}, ${now}
        FROM (VALUES ${items})
        WHERE EXISTS (SELECT 1 FROM cursors WHERE person_id = ${personId} AND pool_id = ${pool.id}
          AND version = ${round} AND segments = ${segments})
        ON CONFLICT DO NOTHING`,
    ),
  ])
  return issued === questions.length
}

interface NextIssue {
  readonly personId: number
  readonly pool: Pool
  readonly waiting: readonly QueuedAttempt[]
  readonly round: number
}

export async function issueSetAgain(
  play: PlayStore,
  { personId, pool, waiting, round }: NextIssue,
  now: number,
): Promise<boolean> {
  const drawn = waiting.map(({ question }) => question.id)
  const inPlace = waiting.flatMap(({ question, skippedId }) =>
    skippedId === undefined ? [] : [{ personId, poolId: pool.id, question, skippedId }],
  )
  const pairs = inPlace.map((each) => issueInPlace(each, now, { round }))
  const again = waiting
    .filter(({ skippedId }) => skippedId === undefined)
    .map(
      ({ question, turnAt }) => sql`UPDATE attempts SET round = ${round}, turn_at = ${now},
        issued_at = ${now}, is_practice = is_played, given_answer = NULL, is_right = NULL, answered_at = NULL
        WHERE person_id = ${personId} AND question_id = ${question.id} AND turn_at = ${turnAt}
          AND ${afterChangingOne}`,
    )
  const issues = [...again, ...pairs.flatMap(([insert]) => insert ?? [])]
  const ends = pairs.flatMap(([, end]) => end ?? [])
  const [moved, ...changes] = await batchWrite(play, [
    moveCursor(play, { personId, pool, segments: pool.segments, drawn }, now),
    ...[...issues, ...ends].map((write) => compiled(play, write)),
  ])
  return moved === 1 && changes.slice(0, issues.length).every((count) => count === 1)
}
