import { sql } from "kysely"
import { levels } from "#contract/words"
import type { Segments } from "../../pool/buckets"
import type { Pool } from "../questions/pools"
import type { DrawnQuestion } from "../../games/game"
import { compiled, batchWrite, type PlayStore, batchRead, type Stores } from "../../db/store"
import { fillLevels, slotsOfSet, limitsToFillUp } from "../../pool/plan-set"
import { issueInPlace } from "./attempts"
import { afterChangingOne, moveCursor } from "./cursors"
import type { QueuedAttempt, QueuedQuestion } from "./queued"
import { readSkipped, skippedMax } from "./skipped"
import {
  inTurn,
  getQueue,
  readWaiting,
  type WaitingIn,
  type WaitingState,
} from "./waiting-attempts"

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

/**
 * The difficulty set to repeat, easiest first: from the first of these states that has any question, those that
 * waited longest first. `planned` is how many of each level a set has if all questions can be repeated; if a
 * level has too few in the state, other levels fill up.
 */
export async function readWaitingSet(
  { store, play }: Stores,
  of: WaitingIn,
  planned: readonly number[],
  states: readonly WaitingState[],
): Promise<readonly QueuedAttempt[]> {
  const wanted = planned.reduce((sum, count) => sum + count, 0)
  for (const state of states) {
    const found = await readQueues(play, of, state, planned)
    if (found.length === 0) continue
    const held = levels.map((_, level) => found.filter((one) => one.level === level).length)
    const chosen =
      found.length === wanted
        ? found
        : pick(await readQueues(play, of, state, limitsToFillUp(planned, held)), getLevel)
    const waiting = await readWaiting(store, chosen, state)
    if (waiting.length === chosen.length) return waiting
    const more = await readQueues(
      play,
      of,
      state,
      levels.map(() => skippedMax),
    )
    const picked = pick(await readSkipped(store, more), ({ question }) => question.level)
    if (picked.length > 0) return picked
  }
  return []
}

async function readQueues(
  play: PlayStore,
  of: WaitingIn,
  state: WaitingState,
  limits: readonly number[],
): Promise<readonly QueuedQuestion[]> {
  const wanted = limits.flatMap((limit, level) => (limit > 0 ? [{ limit, level }] : []))
  const reads = wanted.flatMap(({ limit, level }) =>
    of.languages.map((language) => getQueue(play, of, { language, level, state }).limit(limit)),
  )
  const queued = (await batchRead(play, reads)).flat()
  return wanted.flatMap(({ limit, level }) =>
    inTurn(queued.filter((one) => one.level === level)).slice(0, limit),
  )
}

const getLevel = ({ level }: QueuedQuestion) => level

function pick<One>(all: readonly One[], levelOf: (one: One) => number): readonly One[] {
  const queues = levels.map((_, level) => all.filter((one) => levelOf(one) === level))
  const taken = fillLevels(
    slotsOfSet,
    queues.map(({ length }) => length),
  ).levels
  return queues.flatMap((queue, level) =>
    queue.slice(0, taken.filter((one) => one === level).length),
  )
}
