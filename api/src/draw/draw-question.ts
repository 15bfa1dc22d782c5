import type { Language } from "#contract/words"
import type { Dependencies } from "../dependencies"
import { issueAgain, issueFirst, readLongestWaiting } from "../store/attempts"
import { rereadPool, type Pool } from "../store/pools"
import type { Question } from "../games/game"
import { readQuestionAt } from "../store/questions"
import type { Store } from "../store/store"
import { drawAnonymously } from "./draw-anonymously"
import { drawnBefore } from "./drawn-before"
import { keyOf } from "../pool/permutation"
import { bucketsFor, nextUnseen } from "../pool/buckets"

export interface Draw {
  readonly store: Store
  /** `null` for an anonymous caller. */
  readonly personId: number | null
  readonly language: Language
  readonly now: number
  readonly dependencies: Dependencies
  /** True where add/{points} closes the attempt, so that a claim is expected from the issue on. */
  readonly isClosedByClaim?: boolean
  /** True where the caller says that the round of the last draw is over. */
  readonly isNext?: boolean
}

/** Concurrent draws of one player; in each round one of them succeeds. */
const maxRounds = 50

/** A question as it was issued to a player; `issuedAt` is part of its name, see points/issue-name.ts. */
export interface DrawnQuestion {
  readonly question: Question
  readonly issuedAt: number
}

/**
 * A question of a pool: the one drawn a moment ago and not answered, else one that the player has not
 * been given, else the one skipped or answered longest ago. `null` where the pool has none of this
 * level. See docs/decisions/0005-the-draw.md.
 */
export async function drawQuestion(
  draw: Draw,
  pool: Pool,
  level = 0,
): Promise<DrawnQuestion | null> {
  const { personId, now } = draw
  if (personId === null) {
    const question = await drawAnonymously(draw, pool, level)
    return question && { question, issuedAt: now }
  }
  return retryOnConflict(draw.store, pool, personId, (current) =>
    tryToDraw(draw, personId, current, level),
  )
}

/** Repeats a draw until no other draw of the player came first, each time with the pool reread. */
export async function retryOnConflict<Drawn>(
  store: Store,
  pool: Pool,
  personId: number,
  attempt: (pool: Pool) => Promise<Drawn | "again">,
): Promise<Drawn> {
  let current = pool
  for (let round = 0; round < maxRounds; round += 1) {
    const drawn = await attempt(current)
    if (drawn !== "again") return drawn
    current = await rereadPool(store, pool, personId)
  }
  throw new Error("Too many draws of one player at once.")
}

async function tryToDraw(
  draw: Draw,
  personId: number,
  pool: Pool,
  level: number,
): Promise<DrawnQuestion | "again" | null> {
  const { store, language, now } = draw
  const before = draw.isNext ? null : await drawnBefore(draw, personId, pool)
  const [same] = before?.questions ?? []
  if (before && same) return { question: same, issuedAt: before.issuedAt }
  const progress = { ...pool, key: keyOf(personId, pool.id) }
  const next = nextUnseen(progress, bucketsFor(language, level))
  if (!next) return drawAgain(draw, personId, pool, level)
  const question = await readQuestionAt(store, pool.id, next)
  if (!question) throw new Error(`Pool ${pool.id} has no question at position ${next.position}.`)
  const claimAt = draw.isClosedByClaim ? now : null
  const { segments } = next
  const issue = { personId, pool, questionId: question.id, level, claimAt, segments }
  const issued = await issueFirst(store, issue, now)
  return issued ? { question, issuedAt: now } : "again"
}

async function drawAgain(
  { store, now, isClosedByClaim = false }: Draw,
  personId: number,
  pool: Pool,
  level: number,
): Promise<DrawnQuestion | "again" | null> {
  const waiting = await readLongestWaiting(store, personId, pool.id, level)
  if (!waiting) return null
  const issued = await issueAgain(store, personId, waiting, { now, isClosedByClaim, pool })
  return issued ? { question: waiting.question, issuedAt: now } : "again"
}
