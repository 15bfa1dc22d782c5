import { sql, type RawBuilder } from "kysely"
import { weekOf } from "../../points/streak"
import type { Claim, Claimable } from "../../points/claims"
import { writeAnswers } from "./write-answers"
import { countAnswers } from "./played"
import { compiled, batchWrite, type PlayStore } from "../../db/store"

/**
 * Takes a claim, once. Each write checks that the whole round is still as it was read, and the write that settles
 * it comes last: of any number of concurrent calls one adds the points, and the others change nothing. Returns
 * false if another call came first.
 */
export async function takeClaim(
  play: PlayStore,
  personId: number,
  claim: Claim,
  now: number,
): Promise<boolean> {
  const isOpen = sql.join(
    claim.round.map((attempt) => isAsRead(personId, attempt)),
    sql` AND `,
  )
  const writes = [
    ...(claim.points > 0
      ? [creditPoints(claim.points, isOpen, now), countPoints(personId, claim, isOpen)]
      : []),
    ...(claim.isUnjudged ? closeUnjudged(personId, claim, isOpen, now) : []),
    settle(personId, claim, isOpen, now),
  ]
  const changes = await batchWrite(
    play,
    writes.map((write) => compiled(play, write)),
  )
  return changes.at(-1) === claim.round.length
}

const isAsRead = (personId: number, attempt: Claimable) =>
  sql`EXISTS (SELECT 1 FROM attempts WHERE person_id = ${personId}
    AND question_id = ${attempt.questionId} AND issued_at = ${attempt.issuedAt}
    AND claim_at IS ${attempt.claimAt} AND credited IS ${attempt.credited}
    AND answered_at IS ${attempt.answeredAt})`

/**
 * Adds points to the player's total and week, under a condition; the leaderboards are filled from them. Also
 * raises the version, which is in the same row, so that no other write has to.
 */
export function creditPoints(
  points: number,
  isOpen: RawBuilder<unknown>,
  now: number,
): RawBuilder<unknown> {
  const week = `$."${weekOf(now)}"`
  return sql`UPDATE player SET points = points + ${points}, points_at = ${now},
    weeks = json_set(weeks, ${week}, CAST(coalesce(weeks ->> ${week}, 0) + ${points} AS INTEGER)),
    version = version + 1, ranked = version + 1 WHERE ${isOpen}`
}

const countPoints = (personId: number, { round, points }: Claim, isOpen: RawBuilder<unknown>) =>
  sql`UPDATE cursors SET points = points + ${points}
    WHERE person_id = ${personId} AND pool_id = ${round[0]?.poolId ?? 0} AND ${isOpen}`

const closeUnjudged = (
  personId: number,
  claim: Claim,
  isOpen: RawBuilder<unknown>,
  now: number,
): readonly RawBuilder<unknown>[] =>
  claim.round.flatMap(({ questionId, poolId }) => {
    const owner = { personId, poolId }
    const answers = [{ questionId, given: null, isRight: null }]
    return [writeAnswers(owner, answers, isOpen, now), countAnswers(owner, answers, isOpen)]
  })

function settle(
  personId: number,
  { round, credits, isUnjudged }: Claim,
  isOpen: RawBuilder<unknown>,
  now: number,
): RawBuilder<unknown> {
  const ids = round.map(({ questionId }) => questionId)
  const given = round.map(({ questionId }, at) => ({ questionId, credit: credits[at] ?? null }))
  const credited = given.filter(({ credit }) => credit !== null)
  const ofAttempt = given.map(({ questionId, credit }) => sql`WHEN ${questionId} THEN ${credit}`)
  const creditedIds = sql.join(credited.map(({ questionId }) => questionId))
  const close = isUnjudged
    ? sql`, is_played = 1, answered_at = ${now}, turn_at = ${now}, is_twin = 0`
    : sql``
  return sql`UPDATE attempts SET claim_at = NULL,
      credited = coalesce(CASE question_id ${sql.join(ofAttempt, sql` `)} END, credited),
      credited_at = iif(question_id IN (${creditedIds}), ${now}, credited_at)${close}
    WHERE person_id = ${personId} AND question_id IN (${sql.join(ids)}) AND ${isOpen}`
}

export async function readPoints({ query }: PlayStore): Promise<number> {
  const row = await query.selectFrom("player").select("points").executeTakeFirst()
  return row?.points ?? 0
}
