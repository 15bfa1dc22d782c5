import { isBeingCredited, isOwed } from "./credit"
import type { DifficultyRound } from "./difficulty-round"
import type { FiveHintsRound } from "./five-hints-round"
import { hasEnded, isInPlay, roundMs, type Frame } from "./frame"
import { leaseMs } from "./lease"
import type { OffsideRound } from "./offside-round"
import { tableKey, type Game, type Table } from "./place"

/** A round of any game. */
export type Round = FiveHintsRound | OffsideRound | DifficultyRound
export type RoundOf<G extends Game> = Extract<Round, { readonly game: G }>

export function isOf<G extends Game>(round: Round, game: G): round is RoundOf<G> {
  return round.game === game
}

/** How many rounds of a player are kept, those aside that are owed. */
export const roundsMax = 50

/** The round of a table, in play or answered, until it is finished or ends. */
export function atTable<R extends Frame>(rounds: readonly R[], table: Table, now: number) {
  const isThere = (round: R) => !round.isFinished && !hasEnded(round, now)
  return rounds.find((round) => isThere(round) && tableKey(round) === tableKey(table)) ?? null
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
 * The round whose points may be taken to the API: the one named, or the oldest. One at a time, since
 * the API is told points and no question.
 */
export function toCredit<R extends Frame>(
  rounds: readonly R[],
  id: string | undefined,
  now: number,
): R | null {
  if (rounds.some(({ account }) => isBeingCredited(account, now))) return null
  return owedBy(rounds).find((round) => id === undefined || round.id === id) ?? null
}

/**
 * Those not worth keeping: what has ended, and what is over the limit, answered rounds before those
 * in play, the oldest first. What is owed stays until it is credited.
 */
export function toForget<R extends Frame>(rounds: readonly R[], now: number): R[] {
  const settled = oldestFirst(rounds.filter(({ account }) => !isOwed(account)))
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
  const settled = rounds.filter(({ account }) => !isOwed(account))
  return settled.length > 0 ? Math.min(...settled.map(forgetAt)) : null
}

/** A little after the end: an answer handed in at the last moment may still be with the API. */
function forgetAt({ startedAt }: Frame): number {
  return startedAt + roundMs + leaseMs
}

function oldestFirst<R extends Frame>(rounds: readonly R[]): R[] {
  return rounds.toSorted((one, other) => one.startedAt - other.startedAt)
}
