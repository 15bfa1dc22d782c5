import type { Question } from "../games/game"
import { keyOf } from "../pool/permutation"
import { levelsToRepeat } from "../pool/plan-set"
import { moveOn, skipUnanswered } from "../store/cursors"
import { issueSet, issueSetAgain } from "../store/issued-sets"
import type { Pool } from "../store/pools"
import { markTwinsAt } from "../store/mark-twins"
import { readUnplayedAt } from "../store/unplayed"
import type { Waiting } from "../store/queued"
import { readMistakes } from "../store/waiting-attempts"
import { readWaitingSet } from "../store/waiting-sets"
import { counts } from "#contract/limits"
import { drawSetAnonymously } from "./draw-anonymously"
import { retryOnConflict, type Draw } from "./draw-question"
import { drawnBefore } from "./drawn-before"
import { fillSet } from "./fill-set"

interface DrawnSet {
  /** Easiest first. */
  readonly questions: readonly Question[]
  /** The number of this draw among the player's draws in the pool. */
  readonly round: number
}

/** How often a set is planned, to replace twins of played questions. */
const maxFillings = 100

/**
 * A difficulty set of a pool: the last one, if it was drawn within seconds and is not answered, otherwise what
 * the caller wants: questions that the player has not been given, skipped ones, or practice, never a mixture.
 * Empty where nothing matches.
 */
export async function drawSet(draw: Draw, pool: Pool): Promise<DrawnSet> {
  const { personId, wish } = draw
  if (personId === null) {
    const asking = { ...draw, store: draw.stores.store, languages: wish.languages }
    const isEmpty = wish.kind === "mistakes"
    return { questions: isEmpty ? [] : await drawSetAnonymously(asking, pool), round: 0 }
  }
  return retryOnConflict(draw.stores, pool, personId, (current) =>
    tryToDrawSet(draw, personId, current),
  )
}

type Tried = DrawnSet | "again"

async function tryToDrawSet(draw: Draw, personId: number, pool: Pool): Promise<Tried> {
  const { stores, wish } = draw
  const before = await drawnBefore(draw, personId, pool)
  if (before) return { questions: before.questions, round: pool.version }
  await skipUnanswered(stores.play, personId, pool)
  const of = { personId, poolId: pool.id, languages: wish.languages }
  if (wish.kind === "mistakes")
    return drawSetAgain(draw, personId, pool, await readMistakes(stores, of, counts.items))
  const planned = levelsToRepeat(pool.sizes, wish.languages)
  if (wish.kind === "practice") {
    const answered = await readWaitingSet(stores, of, planned, ["played"])
    if (answered.length > 0) return drawSetAgain(draw, personId, pool, answered)
  }
  const unseen = await drawUnseenSet(draw, personId, pool)
  if (unseen) return unseen
  const states = wish.kind === "any" ? (["skipped", "played"] as const) : (["skipped"] as const)
  return drawSetAgain(draw, personId, pool, await readWaitingSet(stores, of, planned, states))
}

async function drawUnseenSet(draw: Draw, personId: number, pool: Pool): Promise<Tried | null> {
  const { stores, now, wish, dependencies } = draw
  const owner = { ...pool, personId, poolId: pool.id }
  const progress = { ...pool, key: keyOf(personId, pool.id) }
  const { questions, segments } = await fillSet(progress, wish.languages, {
    maxFillings,
    read: async (steps) => {
      const found = await readUnplayedAt(stores, owner, steps, dependencies.questions)
      const twins = steps.filter((_, at) => found[at]?.isTwin)
      await markTwinsAt(stores, owner, twins, now)
      return found.flatMap(({ question }) => question ?? [])
    },
  })
  if (questions.length === 0) {
    if (segments === pool.segments) return null
    await moveOn(stores.play, { personId, pool, segments, drawn: [] }, now)
    return "again"
  }
  const round = pool.version + 1
  const issued = await issueSet(stores.play, { personId, pool, questions, segments, round }, now)
  return issued ? { questions, round } : "again"
}

async function drawSetAgain(
  { stores, now }: Draw,
  personId: number,
  pool: Pool,
  found: readonly Waiting[],
): Promise<Tried> {
  const waiting = found.toSorted((one, other) => one.question.level - other.question.level)
  const questions = waiting.map(({ question }) => question)
  const round = pool.version + 1
  if (waiting.length === 0) return { questions, round }
  const issued = await issueSetAgain(stores.play, { personId, pool, waiting, round }, now)
  return issued ? { questions, round } : "again"
}
