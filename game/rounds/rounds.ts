import { isBeingCredited, isOwed, isResting } from "./credit"
import type { DifficultyRound } from "./difficulty-round"
import type { FiveHintsRound } from "./five-hints-round"
import { hasEnded, isAwaitingVerdict, isInPlay, roundMs, type Frame } from "./frame"
import { leaseMs } from "./lease"
import type { OffsideRound } from "./offside-round"
import { questionKeys } from "./question-keys"
import { tableKey, type Game, type Table } from "./place"

/** A round of any game. */
export type Round = FiveHintsRound | OffsideRound | DifficultyRound
export type RoundOf<G extends Game> = Extract<Round, { readonly game: G }>

export function isOf<G extends Game>(round: Round, game: G): round is RoundOf<G> {
  return round.game === game
}

/** How many rounds of a player are kept, those aside that are owed or await their verdict. */
export const roundsMax = 50

/** The round of a table, in play or answered, until it is finished or ends. */
export function atTable<R extends Frame>(rounds: readonly R[], table: Table, now: number) {
  const isThere = (round: R) => !round.isFinished && !hasEnded(round, now)
  return rounds.find((round) => isThere(round) && tableKey(round) === tableKey(table)) ?? null
}

/** The round in play that asks one of the questions of `round` already, at whatever table. */
export function inPlayWithSameQuestion(rounds: readonly Round[], round: Round, now: number) {
  const asked = new Set(questionKeys(round))
  const isSame = (other: Round) =>
    other.game === round.game && questionKeys(other).some((key) => asked.has(key))
  return rounds.find((other) => isInPlay(other, now) && isSame(other)) ?? null
}

/** Newest first. */
export function inPlay<R extends Frame>(rounds: readonly R[], now: number): R[] {
  return oldestFirst(rounds.filter((round) => isInPlay(round, now))).toReversed()
}

/** What is won and not credited, oldest first. */
export function owedBy<R extends Frame>(rounds: readonly R[]): R[] {
  return oldestFirst(rounds.filter(({ account }) => isOwed(account)))
}

/**
 * The round whose points may be taken to the API: the one named, or the oldest that does not rest.
 * One at a time, since the API may be told points and no question.
 */
export function toCredit<R extends Frame>(
  rounds: readonly R[],
  id: string | undefined,
  now: number,
): R | null {
  if (rounds.some(({ account }) => isBeingCredited(account, now))) return null
  const due = owedBy(rounds).filter(({ account }) => !isResting(account, now))
  const asked = due.find((round) => id === undefined || round.id === id)
  return asked ? (due.find((round) => isToldBefore(round, asked)) ?? asked) : null
}

/**
 * Of two rounds of offside at one table the API hears in the order in which they were played: they
 * may be of one question, and the first wins its points.
 */
function isToldBefore(one: Frame, asked: Frame): boolean {
  if (one.game !== "offside" || one.account?.isTold || one.startedAt >= asked.startedAt)
    return false
  return tableKey(one) === tableKey(asked)
}

/**
 * Those not worth keeping: what has ended, and what is over the limit, answered rounds before those
 * in play, the oldest first. What is owed stays until it is credited, what is handed in until it is
 * judged.
 */
export function toForget<R extends Frame>(rounds: readonly R[], now: number): R[] {
  const settled = oldestFirst(rounds.filter(isForgettable))
  const ended = settled.filter((round) => forgetAt(round) <= now)
  const rest = settled.filter((round) => forgetAt(round) > now)
  const answeredFirst = [
    ...rest.filter(({ account }) => account !== null),
    ...rest.filter(({ account }) => account === null),
  ]
  return [...ended, ...answeredFirst.slice(0, Math.max(0, rest.length - roundsMax))]
}

/** When there is next something to forget, in ms since 1970; `null` where there is nothing. */
export function nextForgetAt(rounds: readonly Frame[]): number | null {
  const settled = rounds.filter(isForgettable)
  return settled.length > 0 ? Math.min(...settled.map(forgetAt)) : null
}

function isForgettable(round: Frame): boolean {
  return !isOwed(round.account) && !isAwaitingVerdict(round)
}

/** A little after the end: an answer handed in at the last moment may still be with the API. */
function forgetAt({ startedAt }: Frame): number {
  return startedAt + roundMs + leaseMs
}

function oldestFirst<R extends Frame>(rounds: readonly R[]): R[] {
  return rounds.toSorted((one, other) => one.startedAt - other.startedAt)
}
