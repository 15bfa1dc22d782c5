import { sql, type RawBuilder } from "kysely"
import type { Issued } from "./issued-questions"
import { countAnswers } from "./played"
import { batchRead, batchWrite, compiled, type PlayStore } from "./store"
import { markTwins, rowsOfTwins } from "./twins"

export interface GivenAnswer {
  readonly question: Issued
  readonly given: string
  readonly isRight: boolean
  /** What a right first answer earns at most. */
  readonly worth: number
  /** How many hints were shown before it, where the caller says so. */
  readonly hints: number | null
}

/**
 * Records answers to open questions, of several to one question the first. Returns the verdicts that stand,
 * by question.
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
  await batchWrite(play, [
    ...first.map((answer) => writeHistory(play, personId, answer, now)),
    ...countPlayed(personId, first, now).map((write) => compiled(play, write)),
    ...first.map((answer) => closeAttempt(play, personId, answer, now)),
  ])
  const reads = first.map(({ question }) => verdictOn(play, personId, question.id))
  const rows = (await batchRead(play, reads)).flat()
  return new Map(rows.map(({ question_id, is_right }) => [question_id, is_right === 1]))
}

/** In the progress of the player, with the twins of the questions: one write for each pool, and one for its twins. */
function countPlayed(
  personId: number,
  answers: readonly GivenAnswer[],
  now: number,
): readonly RawBuilder<unknown>[] {
  const pools = new Set(answers.map(({ question }) => question.pool_id))
  return [...pools].flatMap((poolId) => {
    const ofPool = answers.filter(({ question }) => question.pool_id === poolId)
    const owner = { personId, poolId }
    const answered = ofPool.map(({ question, isRight }) => ({ questionId: question.id, isRight }))
    const twins = ofPool.flatMap(({ question }) => question.twins)
    return [
      countAnswers(owner, answered, sql`answered_at IS NULL`, twins),
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

const writeHistory = (
  { query }: PlayStore,
  personId: number,
  { question, given, isRight, hints }: GivenAnswer,
  now: number,
) =>
  query
    .insertInto("answers")
    .columns([
      "person_id",
      "question_id",
      "pool_id",
      "subject_id",
      "given_answer",
      "is_right",
      "is_practice",
      "answered_at",
      "set_name",
      "hints",
    ])
    .expression((from) =>
      from
        .selectFrom("attempts")
        .select([
          "person_id",
          "question_id",
          "pool_id",
          sql<number | null>`${question.subject_id}`.as("subject_id"),
          sql<string>`${given}`.as("given_answer"),
          sql<number>`${Number(isRight)}`.as("is_right"),
          "is_practice",
          sql<number>`${now}`.as("answered_at"),
          sql<string | null>`iif(round > 0, pool_id || '-' || round, NULL)`.as("set_name"),
          sql<number | null>`${hints}`.as("hints"),
        ])
        .where("person_id", "=", personId)
        .where("question_id", "=", question.id)
        .where("answered_at", "is", null),
    )

/** A right education answer expects a claim from now on; so does practice, whose claim gets nothing. */
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
