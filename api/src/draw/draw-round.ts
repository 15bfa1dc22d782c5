import { roundMs } from "#game/rounds/round-base"
import type { Dependencies } from "../http/dependencies"
import type { Segments } from "../pool/buckets"
import { moveOn, skipUnanswered } from "../store/play/cursors"
import { rereadPool, type Pool } from "../store/questions/pools"
import type { DrawnQuestion } from "../games/game"
import type { Stores } from "../db/store"
import type { QueuedAttempt } from "../store/play/queued"
import { closeExpired, skipLeftInWorks } from "../store/play/packed-questions"
import { readMistakes, type WaitingIn, type WaitingState } from "../store/play/waiting-attempts"
import { readIssued, type IssuedQuestion } from "../store/play/attempts"
import { readQuestions } from "../store/questions/questions"
import type { AnonymousDraw } from "./draw-anonymously"
import type { WantedDraw } from "./wanted-draw"

interface Draw {
  readonly stores: Stores
  readonly personId: number | null
  readonly wanted: WantedDraw
  readonly now: number
  readonly dependencies: Dependencies
  /** True if add/{points} closes the attempt, so that a claim is expected from the issue on. */
  readonly isClosedByClaim?: boolean
  /** True if no call reports the answer, so that the question counts as played from the issue on. */
  readonly isPlayedAtOnce?: boolean
  readonly mayBeInPlay?: boolean
  readonly isNext?: boolean
}

export interface PlayerDraw extends Draw {
  readonly personId: number
  readonly pool: Pool
}

export interface DrawnRound {
  readonly questions: readonly DrawnQuestion[]
  readonly issuedAt: number
  /** The number of this draw among the player's draws in the pool; 0 for an anonymous caller. */
  readonly round: number
}

export interface DrawSteps {
  readonly size: number
  drawAnonymously(asking: AnonymousDraw, pool: Pool): Promise<readonly DrawnQuestion[]>
  /** Questions that the player was given, those given longest ago first. */
  readWaiting(
    draw: PlayerDraw,
    of: WaitingIn,
    states: readonly WaitingState[],
  ): Promise<readonly QueuedAttempt[]>
  /** Questions that the player was never given, and the progress after them and those that were passed over. */
  findUnseen(draw: PlayerDraw): Promise<{
    readonly questions: readonly DrawnQuestion[]
    readonly segments: Segments
  }>
  /** False if another draw of the player came first. */
  issueFirst(
    draw: PlayerDraw,
    found: { readonly questions: readonly DrawnQuestion[]; readonly segments: Segments },
    round: number,
  ): Promise<boolean>
  issueAgain(draw: PlayerDraw, waiting: readonly QueuedAttempt[], round: number): Promise<boolean>
}

/** For a pack: a question whose round may still be in play would be seen with all its hints. */
export const withoutOpen = (steps: DrawSteps, now: number): DrawSteps => ({
  ...steps,
  async readWaiting(draw, of, states) {
    const waiting = await steps.readWaiting(draw, of, states)
    const isOpen = waiting.some(({ turnAt }) => turnAt > now - roundMs)
    return isOpen && !states.includes("played") ? [] : waiting
  },
})

const maxRounds = 50

/**
 * Questions of a pool: the last ones, if they were drawn within seconds and are not answered, otherwise what the
 * caller wants: never a mixture. Of the unplayed questions, those that the player has not been given come first, then
 * those skipped longest ago. `null` if nothing matches. See docs/decisions/0005-the-draw.md.
 */
export async function drawRound(
  draw: Draw,
  pool: Pool,
  steps: DrawSteps,
): Promise<DrawnRound | null> {
  const { personId, now, wanted, stores } = draw
  if (personId !== null) return drawForPlayer({ ...draw, personId, pool }, steps)
  if (wanted.kind === "mistakes") return null
  const asking = { ...draw, store: stores.store, languages: wanted.languages }
  return toRound(await steps.drawAnonymously(asking, pool), now, 0)
}

async function drawForPlayer(draw: PlayerDraw, steps: DrawSteps): Promise<DrawnRound | null> {
  let current = draw
  for (let round = 0; round < maxRounds; round += 1) {
    const drawn = await tryToDraw(current, steps)
    if (drawn !== "again") return drawn
    current = { ...draw, pool: await rereadPool(draw.stores, draw.pool, draw.personId) }
  }
  throw new Error("Too many draws of one player at once.")
}

type DrawAttempt = DrawnRound | "again" | null

async function tryToDraw(draw: PlayerDraw, steps: DrawSteps): Promise<DrawAttempt> {
  const { stores, wanted, personId, pool } = draw
  const before = draw.isNext ? null : await drawnBefore(draw, personId, pool)
  if (before) return { ...before, round: pool.version }
  await skipUnanswered(stores.play, personId, pool)
  const of = { personId, poolId: pool.id, languages: wanted.languages }
  if (wanted.kind === "mistakes")
    return drawAgain(draw, steps, await readMistakes(stores, of, steps.size))
  if (wanted.kind === "practice") {
    const answered = await steps.readWaiting(draw, of, ["played"])
    if (answered.length > 0) return drawAgain(draw, steps, answered)
  }
  const unseen = await drawUnseen(draw, steps)
  if (unseen) return unseen
  await closeExpired(stores, personId, draw.now)
  await skipLeftInWorks(stores.play, draw.now)
  const states = wanted.kind === "any" ? (["skipped", "played"] as const) : (["skipped"] as const)
  return drawAgain(draw, steps, await steps.readWaiting(draw, of, states))
}

async function drawUnseen(draw: PlayerDraw, steps: DrawSteps): Promise<DrawAttempt> {
  const { stores, now, personId, pool } = draw
  const found = await steps.findUnseen(draw)
  const { questions, segments } = found
  if (questions.length === 0) {
    if (segments === pool.segments) return null
    await moveOn(stores.play, { personId, pool, segments, drawn: [] }, now)
    return "again"
  }
  const round = pool.version + 1
  const isIssued = await steps.issueFirst(draw, found, round)
  return isIssued ? toRound(questions, now, round) : "again"
}

async function drawAgain(
  draw: PlayerDraw,
  steps: DrawSteps,
  found: readonly QueuedAttempt[],
): Promise<DrawAttempt> {
  if (found.length === 0) return null
  const waiting = found.toSorted((one, other) => one.question.level - other.question.level)
  const round = draw.pool.version + 1
  if (!(await steps.issueAgain(draw, waiting, round))) return "again"
  return toRound(
    waiting.map(({ question }) => question),
    draw.now,
    round,
  )
}

const toRound = (
  questions: readonly DrawnQuestion[],
  issuedAt: number,
  round: number,
): DrawnRound | null => (questions.length > 0 ? { questions, issuedAt, round } : null)

/** How long a repeated, unanswered draw gives the same questions, in ms: clients may fetch twice. */
const sameDrawMs = 5_000

interface DrawnBefore {
  readonly questions: readonly DrawnQuestion[]
  readonly issuedAt: number
}

interface RepeatedDraw {
  readonly stores: Stores
  readonly now: number
  readonly wanted: WantedDraw
}

async function drawnBefore(
  { stores, now, wanted }: RepeatedDraw,
  personId: number,
  { drawn }: Pool,
): Promise<DrawnBefore | null> {
  if (!drawn || drawn.ids.length === 0 || now - drawn.at >= sameDrawMs) return null
  const issued = await readIssued(stores.play, personId, drawn.ids)
  const open = issued.filter(
    (each) => each.isOpen && each.issuedAt === drawn.at && matchesWanted(each, wanted),
  )
  if (open.length < drawn.ids.length) return null
  const questions = await readQuestions(stores.store, drawn.ids)
  return questions.length === drawn.ids.length ? { questions, issuedAt: drawn.at } : null
}

function matchesWanted(
  { language, isPractice, isMistake }: IssuedQuestion,
  { kind, languages, isLanguageChosen }: WantedDraw,
): boolean {
  if (isLanguageChosen && !languages.some((each) => each === language)) return false
  if (kind === "mistakes") return isPractice && isMistake
  return kind === "any" || isPractice === (kind === "practice")
}
