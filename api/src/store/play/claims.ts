import { sql, type RawBuilder } from "kysely"
import { weekOf } from "../../points/streak"
import type { Claim, Claimable } from "../../points/claims"
import { writePlay, type PlayStore } from "../../db/store"
import { answerInWork } from "./work-answers"
import { writeAnswers, countAnswers } from "./played"

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
    ...(claim.isUnjudged
      ? [
          ...(await answerInWork(play, { personId, now, isOpen }, claim.round.map(toUnjudged))),
          ...closeUnjudged(personId, claim, isOpen, now),
        ]
      : []),
    settle(personId, claim, isOpen, now),
  ]
  const changes = await writePlay(play, writes)
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

const toUnjudged = ({ questionId }: Claimable) => ({ questionId, given: null, isRight: null })
const closeUnjudged = (
  personId: number,
  claim: Claim,
  isOpen: RawBuilder<unknown>,
  now: number,
): readonly RawBuilder<unknown>[] =>
  claim.round.flatMap((attempt) => {
    const owner = { personId, poolId: attempt.poolId }
    const answers = [toUnjudged(attempt)]
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

export const readPoints = async (play: PlayStore): Promise<number> =>
  (await readWelcome(play)).totalpoints

export async function takeWelcome(play: PlayStore, points: number, now: number): Promise<void> {
  await writePlay(play, [
    creditPoints(points, sql`welcomed = 0`, now),
    sql`UPDATE player SET welcomed = ${points} WHERE welcomed = 0`,
  ])
}

export async function readWelcome({ query }: PlayStore) {
  const row = await query.selectFrom("player").select(["points", "welcomed"]).executeTakeFirst()
  return { totalpoints: row?.points ?? 0, credited: row?.welcomed ?? 0 }
}

/** How many uncredited attempts, and how many open ones, a claim without a name considers. */
const maxClaimable = 30

const selectAttempts = ({ query }: PlayStore, personId: number) =>
  query
    .selectFrom("attempts")
    .innerJoin("cursors", (join) =>
      join
        .onRef("cursors.person_id", "=", "attempts.person_id")
        .onRef("cursors.pool_id", "=", "attempts.pool_id"),
    )
    .select(["attempts.question_id", "attempts.pool_id", "attempts.round"])
    .select(["attempts.language", "attempts.level"])
    .select(["attempts.is_practice", "attempts.issued_at", "attempts.worth", "attempts.credited"])
    .select(["attempts.claim_at", "attempts.answered_at", "attempts.won_at"])
    .select("attempts.won_issue")
    .select(["cursors.game", "cursors.subject_id"])
    .where("attempts.person_id", "=", personId)

type Row = Awaited<ReturnType<ReturnType<typeof selectAttempts>["execute"]>>[number]

const toClaimable = (row: Row): Claimable => ({
  questionId: row.question_id,
  poolId: row.pool_id,
  round: row.round,
  language: row.language,
  level: row.level,
  game: row.game,
  isEducation: row.subject_id !== null,
  isPractice: row.is_practice === 1,
  issuedAt: row.issued_at,
  answeredAt: row.answered_at,
  worth: row.worth,
  wonIssue: row.won_issue,
  credited: row.credited,
  claimAt: row.claim_at,
})

export async function readAttempts(
  play: PlayStore,
  personId: number,
  questionIds: readonly number[],
): Promise<readonly Claimable[]> {
  const rows = await selectAttempts(play, personId)
    .where("attempts.question_id", "in", [...questionIds])
    .execute()
  return rows.map(toClaimable)
}

/** The condition of the index `attempts_unsettled`, which is used only for exactly these expressions. */
const unsettled = (isUncredited: 0 | 1) =>
  sql<boolean>`(claim_at IS NOT NULL OR (won_at IS NOT NULL AND credited IS NULL))
    AND (won_at IS NOT NULL AND credited IS NULL) = ${sql.lit(isUncredited)}`

const unsettledSince = sql`iif(won_at IS NOT NULL AND credited IS NULL, won_at, claim_at)`

/**
 * The attempts that a claim without a name may be for: uncredited ones, the oldest first, then those that only
 * wait to be closed, the newest first. `hasMore` is true if there are more uncredited ones than were read.
 */
export async function readClaimable(
  play: PlayStore,
  personId: number,
): Promise<{ readonly claimables: readonly Claimable[]; readonly hasMore: boolean }> {
  const [uncredited, open] = await Promise.all([
    selectAttempts(play, personId)
      .where(unsettled(1))
      .orderBy(unsettledSince)
      .limit(maxClaimable + 1)
      .execute(),
    selectAttempts(play, personId)
      .where(unsettled(0))
      .orderBy(unsettledSince, "desc")
      .limit(maxClaimable)
      .execute(),
  ])
  const claimables = [...wholeRounds(uncredited), ...open]
  return { claimables: claimables.map(toClaimable), hasMore: uncredited.length > maxClaimable }
}

/** Leaves out the last round if some of its attempts may not have been read. */
function wholeRounds(rows: readonly Row[]): readonly Row[] {
  const last = rows.length > maxClaimable ? rows.at(-1) : undefined
  return rows.filter((row) => row.pool_id !== last?.pool_id || row.round !== last.round)
}
