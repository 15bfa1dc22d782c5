import { levels } from "#contract/words"
import { fillLevels, slotsOfSet } from "../pool/fill-levels"
import { limitsToFillUp } from "../pool/plan-set"
import type { Waiting } from "./attempts"
import { toQuestion } from "./questions"
import { batchRead, type Store } from "./store"

interface Queued {
  readonly question_id: number
  readonly level: number
  readonly turn_at: number
}

/**
 * The difficulty set to repeat, easiest first: of unanswered questions, otherwise of answered ones, each the
 * longest ago first. `planned` is how many of each level make a set of all questions; where too few of them
 * were skipped, other levels fill up.
 */
export async function readWaitingSet(
  store: Store,
  personId: number,
  poolId: number,
  planned: readonly number[],
): Promise<readonly Waiting[]> {
  const wanted = planned.reduce((sum, count) => sum + count, 0)
  const look = (isPlayed: number, limits: readonly number[]) =>
    readQueues(store, personId, poolId, isPlayed, limits)
  const skipped = await look(0, planned)
  if (skipped.length === 0) return withQuestions(store, await look(1, planned))
  if (skipped.length === wanted) return withQuestions(store, skipped)
  const found = levels.map((_, level) => skipped.filter((one) => one.level === level).length)
  return withQuestions(store, pick(await look(0, limitsToFillUp(planned, found))))
}

/** Up to a limit of each level, the longest waiting first; a covering index answers it. */
async function readQueues(
  store: Store,
  personId: number,
  poolId: number,
  isPlayed: number,
  limits: readonly number[],
): Promise<readonly Queued[]> {
  const reads = limits.flatMap((limit, level) =>
    limit === 0 ? [] : [queueOf(store, personId, poolId, level, isPlayed).limit(limit)],
  )
  return (await batchRead(store, reads)).flat()
}

const queueOf = (
  { query }: Store,
  personId: number,
  poolId: number,
  level: number,
  isPlayed: number,
) =>
  query
    .selectFrom("attempts")
    .select(["question_id", "level", "turn_at"])
    .where("person_id", "=", personId)
    .where("pool_id", "=", poolId)
    .where("level", "=", level)
    .where("is_played", "=", isPlayed)
    .orderBy("turn_at")
    .orderBy("question_id")

function pick(queued: readonly Queued[]): readonly Queued[] {
  const queues = levels.map((_, level) => queued.filter((one) => one.level === level))
  const taken = fillLevels(
    slotsOfSet,
    queues.map(({ length }) => length),
  ).levels
  return queues.flatMap((queue, level) =>
    queue.slice(0, taken.filter((one) => one === level).length),
  )
}

async function withQuestions(store: Store, queued: readonly Queued[]): Promise<readonly Waiting[]> {
  const reads = queued.map(({ question_id }) => questionOf(store, question_id))
  const rows = (await batchRead(store, reads)).flat()
  return rows.map((row, at) => ({
    question: toQuestion(row),
    turnAt: queued[at]?.turn_at ?? 0,
  }))
}

const questionOf = ({ query }: Store, id: number) =>
  query
    .selectFrom("questions")
    .select(["id", "question", "lines", "answer", "summary", "level"])
    .where("id", "=", id)
