import { sql } from "kysely"
import { wireGames, type WireGame } from "#contract/words"
import type { JudgedStatements } from "../../games/offside"
import type { QuestionIssue } from "../../points/issue-name"
import { writePlay, type PlayStore, type Stores } from "../../db/store"
import { answerInWork } from "./work-answers"
import { writeAnswers, countAnswers } from "./played"

export interface IssuedOffside {
  readonly answer: string
  readonly issuedAt: number
  readonly given: string | null
  readonly poolId: number
  readonly isEducation: boolean
}

export async function findIssuedOffside(
  { store, play }: Stores,
  personId: number,
  { questionId }: QuestionIssue,
): Promise<IssuedOffside | null> {
  const [question, attempt] = await Promise.all([
    store.query
      .selectFrom("questions")
      .select("answer")
      .where("id", "=", questionId)
      .executeTakeFirst(),
    play.query
      .selectFrom("attempts")
      .innerJoin("cursors", (join) =>
        join
          .onRef("cursors.person_id", "=", "attempts.person_id")
          .onRef("cursors.pool_id", "=", "attempts.pool_id"),
      )
      .select(["attempts.issued_at", "attempts.given_answer"])
      .select(["attempts.pool_id", "cursors.subject_id"])
      .where("attempts.person_id", "=", personId)
      .where("attempts.question_id", "=", questionId)
      .where("cursors.game", "=", wireGames.offside)
      .executeTakeFirst(),
  ])
  if (!question || !attempt) return null
  const { issued_at: issuedAt, given_answer: given, pool_id: poolId, subject_id } = attempt
  return { answer: question.answer, issuedAt, given, poolId, isEducation: subject_id !== null }
}

interface JudgedIssue extends JudgedStatements {
  readonly issue: QuestionIssue
  readonly issued: IssuedOffside
}

/**
 * Records the first judgements of one issue in the history and with its attempt. The question may have
 * been issued again since: the first judgement still wins points, and the newer issue, which is in play,
 * becomes practice. Returns false if this issue is closed.
 */
export async function recordJudgements(
  play: PlayStore,
  personId: number,
  { issue, issued, given, isRight, worth, share }: JudgedIssue,
  now: number,
): Promise<boolean> {
  const { questionId, issuedAt } = issue
  const right = Number(isRight)
  const owner = { personId, poolId: issued.poolId }
  const isOpen = sql`person_id = ${personId} AND question_id = ${questionId}
    AND answered_at IS NULL AND issued_at >= ${issuedAt}
    AND (is_practice = 0 OR issued_at = ${issuedAt})`
  const ofNewest = (value: unknown) => sql`iif(issued_at = ${issuedAt}, ${value}, NULL)`
  const writes = [
    writeAnswers(owner, [{ questionId, given, isRight }], isOpen, now),
    ...(await answerInWork(play, { personId, now, isOpen, issuedAt }, [
      { questionId, given, isRight, share },
    ])),
    countAnswers(owner, [{ questionId, isRight }], isOpen),
    sql`UPDATE attempts SET given_answer = ${ofNewest(given)}, is_right = ${ofNewest(right)},
        answered_at = ${ofNewest(now)}, turn_at = ${now}, is_played = 1,
        is_mistake = ${1 - right}, is_twin = 0,
        is_practice = iif(issued_at = ${issuedAt}, is_practice, 1),
        worth = iif(is_practice = 1, worth, CAST(${worth} AS INTEGER)),
        won_at = iif(is_practice = 1, won_at, ${worth > 0 ? now : null}),
        won_issue = iif(is_practice = 1, won_issue, ${issuedAt})
      WHERE ${isOpen}`,
  ]
  const changes = await writePlay(play, writes)
  return changes.at(-1) === 1
}

export interface Issue {
  readonly game: WireGame
  readonly issuedAt: number
  readonly round: number
  readonly given: string | null
  /** `null` while it is open, and if it was not judged. */
  readonly isRight: boolean | null
}

export async function readIssue(
  { query }: PlayStore,
  personId: number,
  questionId: number,
): Promise<Issue | null> {
  const row = await query
    .selectFrom("attempts")
    .innerJoin("cursors", (join) =>
      join
        .onRef("cursors.person_id", "=", "attempts.person_id")
        .onRef("cursors.pool_id", "=", "attempts.pool_id"),
    )
    .select(["cursors.game", "attempts.issued_at", "attempts.round"])
    .select(["attempts.given_answer", "attempts.is_right"])
    .where("attempts.person_id", "=", personId)
    .where("attempts.question_id", "=", questionId)
    .where("attempts.issued_at", ">", 0)
    .executeTakeFirst()
  if (!row) return null
  const { game, issued_at: issuedAt, round, given_answer: given, is_right } = row
  return { game, issuedAt, round, given, isRight: is_right === null ? null : is_right === 1 }
}
