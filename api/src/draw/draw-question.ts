import type { Language } from "#contract/words"
import type { Outside } from "../outside"
import { issueAgain, issueFirst, longestWaiting } from "../store/attempts"
import { rereadPool, type Pool } from "../store/pools"
import { questionOnSeat, type Question } from "../store/questions"
import type { Store } from "../store/store"
import { keyOf } from "./permutation"
import { randomBelow } from "./random-below"
import { nextUnseen, shelfKey, shelvesFor } from "./shelves"

export interface Draw {
  readonly store: Store
  /** `null` for a caller that nobody knows. */
  readonly personId: number | null
  readonly language: Language
  readonly now: number
  readonly outside: Outside
  /** True where add/{points} closes the attempt, so that it is waited for from the issue on. */
  readonly isClosedByClaim?: boolean
}

/** Draws of one player at once that get in each other's way; each round serves one of them. */
const mostRounds = 50

/**
 * A question of a pool: one that the player has not been given, else the one skipped or answered
 * longest ago. `null` where the pool has none of this level. See docs/decisions/0005-the-draw.md.
 */
export async function drawQuestion(draw: Draw, pool: Pool, level = 0): Promise<Question | null> {
  const { personId } = draw
  if (personId === null) return drawForAnybody(draw, pool, level)
  return untilUndisturbed(draw.store, pool, personId, (current) =>
    tryToDraw(draw, personId, current, level),
  )
}

/** Tries until no other draw of the player was quicker, each time with the pool as it is then. */
export async function untilUndisturbed<Drawn>(
  store: Store,
  pool: Pool,
  personId: number,
  attempt: (pool: Pool) => Promise<Drawn | "again">,
): Promise<Drawn> {
  let current = pool
  for (let round = 0; round < mostRounds; round += 1) {
    const drawn = await attempt(current)
    if (drawn !== "again") return drawn
    current = await rereadPool(store, pool, personId)
  }
  throw new Error("Too many draws of one player at once.")
}

async function drawForAnybody(
  { store, language, outside }: Draw,
  { id, sizes }: Pool,
  level: number,
): Promise<Question | null> {
  const shelf = shelvesFor(language, level).find((shelf) => sizes[shelfKey(shelf)])
  if (!shelf) return null
  const seat = randomBelow(sizes[shelfKey(shelf)] ?? 1, outside.random)
  return questionOnSeat(store, id, shelf, seat)
}

async function tryToDraw(
  draw: Draw,
  personId: number,
  pool: Pool,
  level: number,
): Promise<Question | "again" | null> {
  const { store, language, now } = draw
  const progress = { ...pool, key: keyOf(personId, pool.id) }
  const next = nextUnseen(progress, shelvesFor(language, level))
  if (!next) return drawAgain(draw, personId, pool.id, level)
  const question = await questionOnSeat(store, pool.id, next.shelf, next.seat)
  if (!question) throw new Error(`Pool ${pool.id} has no question on seat ${next.seat}.`)
  const claimAt = draw.isClosedByClaim ? now : null
  const issue = { personId, poolId: pool.id, questionId: question.id, level, claimAt }
  const { segments } = next
  const issued = await issueFirst(store, { ...issue, segments, version: pool.version }, now)
  return issued ? question : "again"
}

async function drawAgain(
  { store, now, isClosedByClaim = false }: Draw,
  personId: number,
  poolId: number,
  level: number,
): Promise<Question | "again" | null> {
  const waiting = await longestWaiting(store, personId, poolId, level)
  if (!waiting) return null
  const issued = await issueAgain(store, personId, waiting, { now, isClosedByClaim })
  return issued ? waiting.question : "again"
}
