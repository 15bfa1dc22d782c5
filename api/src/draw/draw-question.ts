import type { Dependencies } from "../dependencies"
import { issueAgain, issueFirst } from "../store/attempts"
import { moveOn, skipUnanswered } from "../store/cursors"
import { rereadPool, type Pool } from "../store/pools"
import type { Question } from "../games/game"
import type { Stores } from "../store/store"
import type { Waiting } from "../store/queued"
import { readLongestWaiting, readMistakes } from "../store/waiting-attempts"
import { drawAnonymously } from "./draw-anonymously"
import { drawnBefore } from "./drawn-before"
import { findUnseen } from "./find-unseen"
import type { Wish } from "./wish"

export interface Draw {
  readonly stores: Stores
  /** `null` for an anonymous caller. */
  readonly personId: number | null
  readonly wish: Wish
  readonly now: number
  readonly dependencies: Dependencies
  /** True where add/{points} closes the attempt, so that a claim is expected from the issue on. */
  readonly isClosedByClaim?: boolean
  /** True where no call reports the answer, so that the question counts as played from the issue on. */
  readonly isPlayedAtOnce?: boolean
  /** For an anonymous caller: true where a question that a player has in play may also be given. */
  readonly mayBeInPlay?: boolean
  /** True where the caller says that the round of the last draw is over. */
  readonly isNext?: boolean
}

/** The maximum number of concurrent draws of one player; in each round one of them succeeds. */
const maxRounds = 50

/** A question as it was issued to a player; `issuedAt` is part of its name, see points/issue-name.ts. */
export interface DrawnQuestion {
  readonly question: Question
  readonly issuedAt: number
}

/**
 * A question of a pool: the last one, if it was drawn within seconds and is not answered, otherwise what the
 * caller wants. Of the unplayed questions, those that the player has not been given come first, then those
 * skipped longest ago. `null` where nothing matches. See docs/decisions/0005-the-draw.md.
 */
export async function drawQuestion(draw: Draw, pool: Pool): Promise<DrawnQuestion | null> {
  const { personId, now, wish } = draw
  if (personId === null) {
    if (wish.kind === "mistakes") return null
    const question = await drawAnonymously(
      { ...draw, store: draw.stores.store, languages: wish.languages },
      pool,
    )
    return question && { question, issuedAt: now }
  }
  return retryOnConflict(draw.stores, pool, personId, (current) =>
    tryToDraw(draw, personId, current),
  )
}

/** Repeats a draw, each time with the pool reread, as long as another draw of the player comes first. */
export async function retryOnConflict<Drawn>(
  stores: Stores,
  pool: Pool,
  personId: number,
  attempt: (pool: Pool) => Promise<Drawn | "again">,
): Promise<Drawn> {
  let current = pool
  for (let round = 0; round < maxRounds; round += 1) {
    const drawn = await attempt(current)
    if (drawn !== "again") return drawn
    current = await rereadPool(stores, pool, personId)
  }
  throw new Error("Too many draws of one player at once.")
}

type Tried = DrawnQuestion | "again" | null

async function tryToDraw(draw: Draw, personId: number, pool: Pool): Promise<Tried> {
  const { stores, wish } = draw
  const before = draw.isNext ? null : await drawnBefore(draw, personId, pool)
  const [same] = before?.questions ?? []
  if (before && same) return { question: same, issuedAt: before.issuedAt }
  await skipUnanswered(stores.play, personId, pool)
  const of = { personId, poolId: pool.id, languages: wish.languages }
  if (wish.kind === "mistakes") {
    const [mistake = null] = await readMistakes(stores, of, 1)
    return drawAgain(draw, personId, pool, mistake)
  }
  if (wish.kind === "practice") {
    const answered = await readLongestWaiting(stores, of, ["played"])
    if (answered) return drawAgain(draw, personId, pool, answered)
  }
  const states = wish.kind === "any" ? (["skipped", "played"] as const) : (["skipped"] as const)
  return (
    (await drawUnseen(draw, personId, pool)) ??
    drawAgain(draw, personId, pool, await readLongestWaiting(stores, of, states))
  )
}

async function drawUnseen(draw: Draw, personId: number, pool: Pool): Promise<Tried> {
  const { stores, wish, now } = draw
  const { question, segments } = await findUnseen(draw, personId, pool, wish.languages)
  if (!question) {
    if (segments === pool.segments) return null
    await moveOn(stores.play, { personId, pool, segments, drawn: [] }, now)
    return "again"
  }
  const { isClosedByClaim = false, isPlayedAtOnce = false } = draw
  const issue = { personId, pool, question, isClosedByClaim, isPlayedAtOnce, segments }
  const issued = await issueFirst(stores.play, issue, now)
  return issued ? { question, issuedAt: now } : "again"
}

async function drawAgain(
  { stores, now, isClosedByClaim = false }: Draw,
  personId: number,
  pool: Pool,
  waiting: Waiting | null,
): Promise<Tried> {
  if (!waiting) return null
  const issued = await issueAgain(stores.play, personId, waiting, { now, isClosedByClaim, pool })
  return issued ? { question: waiting.question, issuedAt: now } : "again"
}
