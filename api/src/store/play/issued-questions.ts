import type { Language } from "#contract/words"
import { batchRead, type PlayStore, type Store, type Stores } from "../../db/store"
import { followQuestions, movedAt } from "../questions/moved-questions"
import { allAnswers, toLines } from "../questions/questions"
import { readTwins, twinsOf, type Twin } from "../questions/twins"

export interface IssuedInPool {
  readonly id: number
  readonly question: string
  readonly answer: string
  readonly wrongAnswers: readonly string[]
  readonly exact: boolean
  readonly pool_id: number
  readonly language: Language
  readonly level: number
  readonly twins: readonly Twin[]
  readonly section: number | null
  readonly grade_id: number | null
  readonly subject_id: number | null
}

/** The issued questions with these fingerprints; of several equal ones, the one issued last. */
export async function findIssued(
  stores: Stores,
  personId: number,
  fingerprints: readonly string[],
): Promise<readonly (IssuedInPool | undefined)[]> {
  const reads = fingerprints.map((fingerprint) =>
    questionsInPools(stores.store).where("q.fingerprint", "=", fingerprint),
  )
  const candidates = await readAndFollow(stores, personId, reads)
  const issuedAt = await findIssuedAt(
    stores.play,
    personId,
    candidates.flat().map(({ id }) => id),
  )
  const last = (a: Candidate, b: Candidate) => (issuedAt.get(b.id) ?? 0) - (issuedAt.get(a.id) ?? 0)
  const rows = candidates.map(
    (equal) => equal.filter(({ id }) => issuedAt.has(id)).toSorted(last)[0],
  )
  return rows.map((row) => row && toIssued(row))
}

/** In their order. Empty unless all of them are still of this issue. */
export async function findIssuedAtOnce(
  stores: Stores,
  personId: number,
  { questionIds, at }: { readonly questionIds: readonly number[]; readonly at: number },
): Promise<readonly IssuedInPool[]> {
  const issuedAt = await findIssuedAt(stores.play, personId, questionIds)
  if (questionIds.some((id) => issuedAt.get(id) !== at)) return []
  const reads = questionIds.map((id) => questionsInPools(stores.store).where("q.id", "=", id))
  return (await readAndFollow(stores, personId, reads)).flat().map(toIssued)
}

async function readAndFollow(
  stores: Stores,
  personId: number,
  reads: readonly ReturnType<typeof questionsInPools>[],
) {
  const found = await batchRead(stores.store, reads)
  await followQuestions(stores, personId, found.flat()[0]?.moved ?? 0)
  return found
}

type Candidate = Awaited<ReturnType<ReturnType<typeof questionsInPools>["execute"]>>[number]

const toIssued = (row: Candidate): IssuedInPool => ({
  ...row,
  wrongAnswers: toLines(row.wrong_answers),
  exact: row.exact === 1,
  twins: readTwins(row.twins),
})

/** The cross join keeps the order: from the question to its pool. */
const questionsInPools = ({ query }: Store) =>
  query
    .selectFrom("questions as q")
    .crossJoin("pools")
    .select([
      "q.id",
      "q.question",
      allAnswers.as("answer"),
      "q.wrong_answers",
      "q.exact",
      "q.pool_id",
      "q.language",
      "q.level",
      twinsOf.as("twins"),
      movedAt.as("moved"),
    ])
    .select(["pools.section", "pools.grade_id", "pools.subject_id"])
    .whereRef("pools.id", "=", "q.pool_id")

async function findIssuedAt(
  play: PlayStore,
  personId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const reads = ids.map((id) =>
    play.query
      .selectFrom("attempts")
      .select(["question_id", "issued_at"])
      .where("person_id", "=", personId)
      .where("question_id", "=", id)
      .where("issued_at", ">", 0),
  )
  const rows = (await batchRead(play, reads)).flat()
  return new Map(rows.map(({ question_id, issued_at }) => [question_id, issued_at]))
}
