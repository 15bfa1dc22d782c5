import type { Segments } from "../draw/shelves"
import { toQuestion, type Question } from "./questions"
import { writeTogether, type Store } from "./store"

interface FirstIssue {
  readonly personId: number
  readonly poolId: number
  readonly questionId: number
  readonly level: number
  /** Since when a claim may mean it; `null` where an answer has to come first. */
  readonly claimAt: number | null
  readonly segments: Segments
  /** Of the cursor that `segments` go on from. */
  readonly version: number
}

/**
 * Issues a question for the first time and moves the cursor on. False where the question has been
 * issued to the player before: another draw was quicker. That there is one attempt a question is
 * what keeps two draws apart; the cursor only says where to look, and a stale one mends itself.
 */
export async function issueFirst(store: Store, issue: FirstIssue, now: number): Promise<boolean> {
  const { personId, poolId, questionId, level, claimAt, version } = issue
  const segments = JSON.stringify(issue.segments)
  const [, issued] = await writeTogether(store, [
    store.query
      .insertInto("cursors")
      .values({ person_id: personId, pool_id: poolId, segments, version: version + 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["person_id", "pool_id"])
          .doUpdateSet({ segments, version: version + 1 })
          .where("cursors.version", "=", version),
      ),
    store.query
      .insertInto("attempts")
      .values({
        person_id: personId,
        question_id: questionId,
        pool_id: poolId,
        level,
        claim_at: claimAt,
        turn_at: now,
        issued_at: now,
      })
      .onConflict((conflict) => conflict.columns(["person_id", "question_id"]).doNothing()),
  ])
  return issued === 1
}

export interface Waiting {
  readonly question: Question
  readonly turnAt: number
}

/** What comes again: first what was never answered, then what was; each the longest ago first. */
export async function longestWaiting(
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
}

/** Issues it again, as practice where it has been answered. False where another draw was quicker. */
export async function issueAgain(
  { query }: Store,
  personId: number,
  { question, turnAt }: Waiting,
  { now, isClosedByClaim }: Issue,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("attempts")
    .set(({ ref }) => ({
      turn_at: now,
      issued_at: now,
      is_practice: ref("is_played"),
      given_answer: null,
      is_right: null,
      answered_at: null,
      claim_at: isClosedByClaim ? now : ref("claim_at"),
    }))
    .where("person_id", "=", personId)
    .where("question_id", "=", question.id)
    .where("turn_at", "=", turnAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
