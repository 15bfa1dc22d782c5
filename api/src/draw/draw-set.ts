import { readWaitingSet } from "../store/waiting-sets"
import { issueSet, issueSetAgain } from "../store/issued-sets"
import type { Pool } from "../store/pools"
import type { Question } from "../games/game"
import { readQuestionsAt } from "../store/questions"
import { retryOnConflict, type Draw } from "./draw-question"
import { drawSetAnonymously } from "./draw-anonymously"
import { drawnBefore } from "./drawn-before"
import { keyOf } from "../pool/permutation"
import { levelsToRepeat, planSet } from "../pool/plan-set"

interface DrawnSet {
  /** Easiest first. */
  readonly questions: readonly Question[]
  /** The number of this draw among the player's draws in the pool. */
  readonly round: number
}

/**
 * A difficulty set of a pool: the one drawn a moment ago and not answered, else questions that the player
 * has not been given, else skipped ones, else practice, never a mixture. Empty where the pool is empty.
 */
export async function drawSet(draw: Draw, pool: Pool): Promise<DrawnSet> {
  const { personId } = draw
  if (personId === null) return { questions: await drawSetAnonymously(draw, pool), round: 0 }
  return retryOnConflict(draw.store, pool, personId, (current) =>
    tryToDrawSet(draw, personId, current),
  )
}

async function tryToDrawSet(draw: Draw, personId: number, pool: Pool): Promise<DrawnSet | "again"> {
  const { store, language, now } = draw
  const before = await drawnBefore(draw, personId, pool)
  if (before) return { questions: before.questions, round: pool.version }
  const { steps, segments } = planSet({ ...pool, key: keyOf(personId, pool.id) }, language)
  if (steps.length === 0) return drawSetAgain(draw, personId, pool)
  const questions = await readQuestionsAt(store, pool.id, steps)
  const round = pool.version + 1
  const issue = { personId, pool, questions, segments, round }
  return (await issueSet(store, issue, now)) ? { questions, round } : "again"
}

async function drawSetAgain(
  { store, now }: Draw,
  personId: number,
  pool: Pool,
): Promise<DrawnSet | "again"> {
  const waiting = await readWaitingSet(store, personId, pool.id, levelsToRepeat(pool.sizes))
  const questions = waiting.map(({ question }) => question)
  const round = pool.version + 1
  if (waiting.length === 0) return { questions, round }
  const issued = await issueSetAgain(store, { personId, pool, waiting, round }, now)
  return issued ? { questions, round } : "again"
}
