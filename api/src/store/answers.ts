import type { Language } from "#contract/words"
import { sql } from "kysely"
import { hasSeveralLanguages, readSizes } from "../pool/buckets"
import { countAnswer } from "./played"
import { linesOf } from "./questions"
import { batchRead, batchWrite, compiled, type Store } from "./store"
import { countTwins, findTwins, questionsWith } from "./twins"

/** A question that was issued to a player who answers it. */
export interface Issued {
  readonly id: number
  readonly answer: string
  readonly wrongAnswers: readonly string[]
  readonly pool_id: number
  readonly language: Language
  readonly level: number
  /** The ids of the same question in other languages. */
  readonly twins: readonly number[]
  /** Of an entertainment question. */
  readonly section: number | null
  /** Of an education question. */
  readonly grade_id: number | null
  readonly subject_id: number | null
}

/**
 * The issued questions with these fingerprints; of several equal ones the one issued last. Cross joins keep
 * the order: from the question to its attempt, never through all attempts of a player.
 */
export async function findIssued(
  store: Store,
  personId: number,
  fingerprints: readonly string[],
): Promise<readonly (Issued | undefined)[]> {
  const reads = fingerprints.map((fingerprint) => issuedAs(store, personId, fingerprint))
  const rows = (await batchRead(store, reads)).map(([row]) => row)
  const mixed = rows.flatMap((row) =>
    row && hasSeveralLanguages(readSizes(row.sizes)) ? [row] : [],
  )
  const twins = await findTwins(store, mixed)
  const twinsOf = new Map(mixed.map(({ id }, at) => [id, twins[at] ?? []]))
  return rows.map(
    (row) =>
      row && {
        ...row,
        wrongAnswers: linesOf(row.wrong_answers),
        twins: twinsOf.get(row.id) ?? [],
      },
  )
}

const issuedAs = ({ query }: Store, personId: number, fingerprint: string) =>
  query
    .selectFrom("questions as q")
    .crossJoin("attempts")
    .crossJoin("pools")
    .select(["q.id", "q.answer", "q.wrong_answers", "q.pool_id", "q.language", "q.level"])
    .select(["pools.sizes", "pools.section", "pools.grade_id", "pools.subject_id"])
    .where("q.fingerprint", "=", fingerprint)
    .whereRef("attempts.question_id", "=", "q.id")
    .whereRef("pools.id", "=", "q.pool_id")
    .where("attempts.person_id", "=", personId)
    .where("attempts.issued_at", ">", 0)
    .orderBy("attempts.issued_at", "desc")
    .limit(1)

export interface GivenAnswer {
  readonly question: Issued
  readonly given: string
  readonly isRight: boolean
  /** What a right first answer earns at most. */
  readonly worth: number
}

/**
 * Records answers to open questions, of several to one question the first. Returns the verdicts that stand,
 * by question.
 */
export async function recordAnswers(
  store: Store,
  personId: number,
  answers: readonly GivenAnswer[],
  now: number,
): Promise<ReadonlyMap<number, boolean>> {
  if (answers.length === 0) return new Map()
  const writes = answers.flatMap((answer) => [
    writeHistory(store, personId, answer, now),
    ...countPlayed(store, personId, answer, now),
    closeAttempt(store, personId, answer, now),
  ])
  await batchWrite(store, writes)
  const reads = answers.map(({ question }) => verdictOn(store, personId, question.id))
  const rows = (await batchRead(store, reads)).flat()
  return new Map(rows.map(({ question_id, is_right }) => [question_id, is_right === 1]))
}

/** In the progress of the player, with the twins of the question. */
function countPlayed(
  store: Store,
  personId: number,
  { question, isRight }: GivenAnswer,
  now: number,
) {
  const { id: questionId, pool_id: poolId, language, level, twins } = question
  const answered = { personId, poolId, questionId, language, level, isRight }
  const writes = [
    countAnswer(answered, sql`answered_at IS NULL`),
    ...(twins.length > 0 ? countTwins({ personId, poolId }, questionsWith(twins), now) : []),
  ]
  return writes.map((write) => compiled(store, write))
}

const verdictOn = ({ query }: Store, personId: number, questionId: number) =>
  query
    .selectFrom("attempts")
    .select(["question_id", "is_right"])
    .where("person_id", "=", personId)
    .where("question_id", "=", questionId)

const writeHistory = (
  { query }: Store,
  personId: number,
  { question, given, isRight }: GivenAnswer,
  now: number,
) =>
  query
    .insertInto("answers")
    .columns([
      "person_id",
      "question_id",
      "subject_id",
      "given_answer",
      "is_right",
      "is_practice",
      "answered_at",
      "set_name",
    ])
    .expression((from) =>
      from
        .selectFrom("attempts")
        .select([
          "person_id",
          "question_id",
          sql<number | null>`${question.subject_id}`.as("subject_id"),
          sql<string>`${given}`.as("given_answer"),
          sql<number>`${Number(isRight)}`.as("is_right"),
          "is_practice",
          sql<number>`${now}`.as("answered_at"),
          sql<string | null>`iif(round > 0, pool_id || '-' || round, NULL)`.as("set_name"),
        ])
        .where("person_id", "=", personId)
        .where("question_id", "=", question.id)
        .where("answered_at", "is", null),
    )

/** A right education answer expects a claim from now on; so does practice, whose claim gets nothing. */
const closeAttempt = (
  { query }: Store,
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
