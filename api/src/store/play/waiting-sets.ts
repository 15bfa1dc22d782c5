import { levels } from "#contract/words"
import { fillLevels, slotsOfSet } from "../../pool/fill-levels"
import { limitsToFillUp } from "../../pool/plan-set"
import type { Queued, QueuedAttempt } from "./queued"
import { readSkipped, skippedMax } from "./skipped"
import { batchRead, type PlayStore, type Stores } from "../../db/store"
import {
  inTurn,
  getQueue,
  readWaiting,
  type WaitingIn,
  type WaitingState,
} from "./waiting-attempts"

/**
 * The difficulty set to repeat, easiest first: from the first of these states that has any question, those that
 * waited longest first. `planned` is how many of each level a set has if all questions can be repeated; if a
 * level has too few in the state, other levels fill up.
 */
export async function readWaitingSet(
  { store, play }: Stores,
  of: WaitingIn,
  planned: readonly number[],
  states: readonly WaitingState[],
): Promise<readonly QueuedAttempt[]> {
  const wanted = planned.reduce((sum, count) => sum + count, 0)
  for (const state of states) {
    const found = await readQueues(play, of, state, planned)
    if (found.length === 0) continue
    const held = levels.map((_, level) => found.filter((one) => one.level === level).length)
    const chosen =
      found.length === wanted
        ? found
        : pick(await readQueues(play, of, state, limitsToFillUp(planned, held)), getLevel)
    const waiting = await readWaiting(store, chosen, state)
    if (waiting.length === chosen.length) return waiting
    const more = await readQueues(
      play,
      of,
      state,
      levels.map(() => skippedMax),
    )
    const picked = pick(await readSkipped(store, more), ({ question }) => question.level)
    if (picked.length > 0) return picked
  }
  return []
}

async function readQueues(
  play: PlayStore,
  of: WaitingIn,
  state: WaitingState,
  limits: readonly number[],
): Promise<readonly Queued[]> {
  const wanted = limits.flatMap((limit, level) => (limit > 0 ? [{ limit, level }] : []))
  const reads = wanted.flatMap(({ limit, level }) =>
    of.languages.map((language) => getQueue(play, of, { language, level, state }).limit(limit)),
  )
  const queued = (await batchRead(play, reads)).flat()
  return wanted.flatMap(({ limit, level }) =>
    inTurn(queued.filter((one) => one.level === level)).slice(0, limit),
  )
}

const getLevel = ({ level }: Queued) => level

function pick<One>(all: readonly One[], levelOf: (one: One) => number): readonly One[] {
  const queues = levels.map((_, level) => all.filter((one) => levelOf(one) === level))
  const taken = fillLevels(
    slotsOfSet,
    queues.map(({ length }) => length),
  ).levels
  return queues.flatMap((queue, level) =>
    queue.slice(0, taken.filter((one) => one === level).length),
  )
}
