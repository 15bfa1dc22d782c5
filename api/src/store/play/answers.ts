import { sql, type RawBuilder } from "kysely"
import { batchRead, batchWrite, compiled, type PlayStore } from "../../db/store"
import type { IssuedInPool } from "./issued-questions"
import { writeAnswers, countAnswers } from "./played"
import { answerInWork } from "./work-answers"
import { markTwins, rowsOfTwins } from "./mark-twins"

export interface GivenAnswer {
  readonly question: IssuedInPool
  readonly given: string
  readonly isRight: boolean
  readonly worth: number
  readonly hints: number | null
}

/**
 * Records answers to open questions; of several answers to one question only the first. Returns the verdicts that
 * stand, by question.
 */
export async function recordAnswers(
  play: PlayStore,
  personId: number,
  answers: readonly GivenAnswer[],
  now: number,
): Promise<ReadonlyMap<number, boolean>> {
  if (answers.length === 0) return new Map()
  const first = answers.filter(
    ({ question }, at) => answers.findIndex((each) => each.question.id === question.id) === at,
  )
  const inWork = first.map(({ question, ...answer }) => ({
    ...answer,
    questionId: question.id,
    isRight: answer.isRight || answer.given.trim() !== "" ? answer.isRight : null,
  }))
  const ofWork = await answerInWork(play, { personId, now, isOpen }, inWork)
  await batchWrite(play, [
    ...[...ofWork, ...noteAnswers(personId, first, now)].map((write) => compiled(play, write)),
    ...first.map((answer) => closeAttempt(play, personId, answer, now)),
  ])
  const reads = first.map(({ question }) => verdictOn(play, personId, question.id))
  const rows = (await batchRead(play, reads)).flat()
  return new Map(rows.map(({ question_id, is_right }) => [question_id, is_right === 1]))
}

const isOpen = sql`answered_at IS NULL`

function noteAnswers(
  personId: number,
  answers: readonly GivenAnswer[],
  now: number,
): readonly RawBuilder<unknown>[] {
  const pools = new Set(answers.map(({ question }) => question.pool_id))
  return [...pools].flatMap((poolId) => {
    const owner = { personId, poolId }
    const ofPool = answers.filter(({ question }) => question.pool_id === poolId)
    const noted = ofPool.map(({ question, ...answer }) => ({ ...answer, questionId: question.id }))
    const twins = ofPool.flatMap(({ question }) => question.twins)
    return [
      writeAnswers(owner, noted, isOpen, now),
      countAnswers(owner, noted, isOpen, twins),
      ...(twins.length > 0 ? [markTwins(owner, rowsOfTwins(twins), now)] : []),
    ]
  })
}

const verdictOn = ({ query }: PlayStore, personId: number, questionId: number) =>
  query
    .selectFrom("attempts")
    .select(["question_id", "is_right"])
    .where("person_id", "=", personId)
    .where("question_id", "=", questionId)

/** A right education answer can be claimed from now on; so can practice, whose claim earns nothing. */
const closeAttempt = (
  { query }: PlayStore,
  personId: number,
  { question, given, isRight, worth }: GivenAnswer,
  now: number,
) =>
  query
    .updateTable("attempts")
    .set(({ eb, ref }) => ({
      given_answer: given,
      is_right: Number(isRight),
      answered_at: now,
      turn_at: now,
      is_played: 1,
      is_mistake: Number(!isRight),
      is_twin: 0,
      claim_at: isRight && question.subject_id !== null ? now : ref("claim_at"),
      worth: eb.case().when("is_practice", "=", 1).then(ref("worth")).else(worth).end(),
      won_at: eb
        .case()
        .when("is_practice", "=", 1)
        .then(ref("won_at"))
        .else(worth > 0 ? now : null)
        .end(),
      won_issue: sql<number>`iif(is_practice = 1, won_issue, iif(round > 0, round, issued_at))`,
    }))
    .where("person_id", "=", personId)
    .where("question_id", "=", question.id)
    .where("answered_at", "is", null)
