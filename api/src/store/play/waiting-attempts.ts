import type { Language } from "#contract/words"
import { sql } from "kysely"
import { readQuestions } from "../questions/questions"
import type { QueuedQuestion, QueuedAttempt } from "./queued"
import { readSkipped, skippedMax } from "./skipped"
import { batchRead, type PlayStore, type Store, type Stores } from "../../db/store"

export type WaitingState = "skipped" | "played"

export interface WaitingIn {
  readonly personId: number
  readonly poolId: number
  readonly languages: readonly Language[]
}

const isIn = {
  skipped: sql<boolean>`is_played = 0 AND is_skipped = 1`,
  played: sql<boolean>`is_played = 1`,
} as const

/** The attempts of one level and state, those that waited longest first; a covering index serves the query. */
export const getQueue = (
  { query }: PlayStore,
  { personId, poolId }: WaitingIn,
  { language, level, state }: { language: Language; level: number; state: WaitingState },
) =>
  query
    .selectFrom("attempts")
    .select(["question_id", "level", "turn_at"])
    .where("person_id", "=", personId)
    .where("pool_id", "=", poolId)
    .where("language", "=", language)
    .where("level", "=", level)
    .where(isIn[state])
    .where(sql<boolean>`is_twin = 0`)
    .orderBy("turn_at")
    .orderBy("question_id")

export async function readLongestWaiting(
  { store, play }: Stores,
  of: WaitingIn,
  states: readonly WaitingState[],
): Promise<QueuedAttempt | null> {
  const readQueue = async (state: WaitingState, limit: number) => {
    const reads = of.languages.map((language) =>
      getQueue(play, of, { language, level: 0, state }).limit(limit),
    )
    return inTurn((await batchRead(play, reads)).flat())
  }
  for (const state of states) {
    const first = (await readQueue(state, 1)).slice(0, 1)
    const [waiting] = await readWaiting(store, first, state)
    if (waiting) return waiting
    if (first.length === 0 || state === "played") continue
    const [other] = await readSkipped(store, await readQueue(state, skippedMax))
    if (other) return other
  }
  return null
}

/** A skipped question is issued again only while it is in play; practice repeats what the player has answered. */
export const readWaiting = (store: Store, queued: readonly QueuedQuestion[], state: WaitingState) =>
  state === "skipped" ? readSkipped(store, queued) : withQuestions(store, queued)

export async function readMistakes(
  { store, play }: Stores,
  { personId, poolId, languages }: WaitingIn,
  limit: number,
): Promise<readonly QueuedAttempt[]> {
  const reads = languages.map((language) =>
    play.query
      .selectFrom("attempts")
      .select(["question_id", "level", "turn_at"])
      .where("person_id", "=", personId)
      .where("pool_id", "=", poolId)
      .where("language", "=", language)
      .where(sql<boolean>`is_mistake = 1`)
      .orderBy("turn_at")
      .orderBy("question_id")
      .limit(limit),
  )
  return withQuestions(store, (await batchRead(play, reads)).flat().slice(0, limit))
}

export const inTurn = (queued: readonly QueuedQuestion[]): readonly QueuedQuestion[] =>
  queued.toSorted((a, b) => a.turn_at - b.turn_at || a.question_id - b.question_id)

async function withQuestions(
  store: Store,
  queued: readonly QueuedQuestion[],
): Promise<readonly QueuedAttempt[]> {
  const ids = queued.map(({ question_id }) => question_id)
  const questions = await readQuestions(store, ids)
  return questions.map((question, at) => ({ question, turnAt: queued[at]?.turn_at ?? 0 }))
}
