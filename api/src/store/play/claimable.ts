import { sql } from "kysely"
import type { Claimable } from "../../points/claims"
import type { PlayStore } from "../../db/store"

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
