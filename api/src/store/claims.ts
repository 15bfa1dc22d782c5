import { wireGames } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import type { Claim, Claimable } from "../points/claims"
import { offsideMost } from "../points/credit-for"
import { movePoints } from "./points"
import { compiled, writeTogether, type Store } from "./store"

/** How far back a call for points looks: what is older was abandoned. */
const mostClaimable = 30

/** What a call for points may mean, newest first. */
export async function readClaimable(
  { query }: Store,
  personId: number,
): Promise<readonly Claimable[]> {
  const rows = await query
    .selectFrom("attempts")
    .innerJoin("pools", "pools.id", "attempts.pool_id")
    .select(["attempts.question_id", "attempts.pool_id", "attempts.round", "attempts.level"])
    .select(["attempts.is_practice", "attempts.issued_at", "attempts.worth", "attempts.credited"])
    .select(["attempts.claim_at", "pools.game"])
    .where("attempts.person_id", "=", personId)
    .where("attempts.claim_at", "is not", null)
    .orderBy("attempts.claim_at", "desc")
    .limit(mostClaimable)
    .execute()
  return rows.map((row) => ({
    questionId: row.question_id,
    poolId: row.pool_id,
    round: row.round,
    level: row.level,
    game: row.game,
    isPractice: row.is_practice === 1,
    issuedAt: row.issued_at,
    worth: row.worth,
    credited: row.credited,
    claimAt: row.claim_at ?? 0,
  }))
}

/**
 * Takes a claim, once. Each write asks by itself whether the whole round is still as it was read,
 * and the one that settles it comes last, so that of any number of calls at once one moves the
 * points and the histogram, and the others move neither.
 */
export async function takeClaim(
  store: Store,
  personId: number,
  claim: Claim,
  now: number,
): Promise<void> {
  const isOpen = sql.join(
    claim.round.map((attempt) => isAsRead(personId, attempt)),
    sql` AND `,
  )
  const writes = [
    ...(claim.points > 0 ? movePoints(personId, claim.points, isOpen, now) : []),
    ...(claim.game === wireGames.offside ? closeOffside(personId, claim, isOpen, now) : []),
    settle(personId, claim, isOpen, now),
  ]
  await writeTogether(
    store,
    writes.map((write) => compiled(store, write)),
  )
}

const isAsRead = (personId: number, { questionId, claimAt, credited }: Claimable) =>
  sql`EXISTS (SELECT 1 FROM attempts WHERE person_id = ${personId}
    AND question_id = ${questionId} AND claim_at = ${claimAt} AND credited IS ${credited})`

/**
 * The claim is all that the API hears of an offside round: it puts the attempt into the history,
 * as right where no judgement was wrong. Claimable it stays for the write that settles it.
 */
function closeOffside(
  personId: number,
  { round, asked }: Claim,
  isOpen: RawBuilder<unknown>,
  now: number,
): readonly RawBuilder<unknown>[] {
  const isRight = Number(asked >= offsideMost)
  const attempt = sql`person_id = ${personId} AND question_id = ${round[0]?.questionId ?? 0}`
  return [
    sql`INSERT INTO answers (person_id, question_id, subject_id, is_right, is_practice, answered_at)
      SELECT person_id, question_id, pools.subject_id, ${isRight}, is_practice, ${now}
      FROM attempts JOIN pools ON pools.id = attempts.pool_id WHERE ${attempt} AND ${isOpen}`,
    sql`UPDATE attempts SET is_right = ${isRight}, is_played = 1, answered_at = ${now},
        turn_at = ${now}, worth = iif(is_practice, worth, CAST(${offsideMost} AS INTEGER)),
        won_at = iif(is_practice, won_at, ${now})
      WHERE ${attempt} AND ${isOpen}`,
  ]
}

/** Ends the waiting of the whole round. Practice, and what has had its credit, keeps what it has. */
function settle(
  personId: number,
  { round, credits }: Claim,
  isOpen: RawBuilder<unknown>,
  now: number,
): RawBuilder<unknown> {
  const ids = round.map(({ questionId }) => questionId)
  const given = round.map(({ questionId }, at) => ({ questionId, credit: credits[at] ?? null }))
  const credited = given.filter(({ credit }) => credit !== null)
  const ofAttempt = given.map(({ questionId, credit }) => sql`WHEN ${questionId} THEN ${credit}`)
  const creditedIds = sql.join(credited.map(({ questionId }) => questionId))
  return sql`UPDATE attempts SET claim_at = NULL,
      credited = coalesce(CASE question_id ${sql.join(ofAttempt, sql` `)} END, credited),
      credited_at = iif(question_id IN (${creditedIds}), ${now}, credited_at)
    WHERE person_id = ${personId} AND question_id IN (${sql.join(ids)}) AND ${isOpen}`
}
