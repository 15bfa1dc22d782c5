import type { Account } from "./credit"
import type { Place, Table } from "./place"

/** How long a round can be played and looked at, from its start, in ms. */
export const roundMs = 24 * 60 * 60 * 1000

/** What the API sends along with a question of any game. */
export interface Issued {
  /** The name that the API gave to this issue of the question; to be said when points are claimed. */
  readonly attempt?: string | undefined
}

/** What the rounds of every game have. A round is a value: a verb makes a new one of it. */
export interface Frame extends Table {
  readonly id: string
  /** In ms since 1970. */
  readonly startedAt: number
  /** Opened by the answer; until then the round is in play. */
  readonly account: Account | null
  /** Cleared from its table. */
  readonly isFinished: boolean
}

/** The frame of a round that begins now. */
export function begin(id: string, place: Place, now: number): Omit<Frame, "game"> {
  return { id, place, startedAt: now, account: null, isFinished: false }
}

export function hasEnded(round: Frame, now: number): boolean {
  return now >= round.startedAt + roundMs && !isAwaitingVerdict(round)
}

/** An answer was handed in and the API has not judged it yet: what it won is not lost by time. */
export function isAwaitingVerdict(round: Frame): boolean {
  return round.account === null && "handedIn" in round && round.handedIn !== null
}

export function isInPlay(round: Frame, now: number): boolean {
  return round.account === null && !hasEnded(round, now)
}

/** Clears an answered round from its table; one in play stays. */
export function finish<R extends Frame>(round: R): R {
  return round.account === null ? round : { ...round, isFinished: true }
}
