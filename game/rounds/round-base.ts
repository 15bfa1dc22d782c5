import type { Game } from "#contract/words"
import type { Account } from "./credit"
import type { RoundKey, Source } from "./round-key"
import type { SubmittedAnswer } from "./submission"

/** How long a round can be played and viewed, from its start, in ms. */
export const roundMs = 24 * 60 * 60 * 1000

/** What the API sends along with a question of any game. */
export interface Issued {
  /** The name that the API gave to this issue of the question; sent back when points are claimed. */
  readonly attempt?: string | undefined
}

/** What the rounds of every game have. A round is a value: a command makes a new one of it. */
export interface RoundBase<G extends Game = Game> extends RoundKey<G> {
  readonly id: string
  readonly material: Issued
  /** In ms since 1970. */
  readonly startedAt: number
  /** Opened by the answer; until then the round is in play. */
  readonly account: Account | null
  /** Of games that the API judges: the answer that waits for its verdict. */
  readonly submitted?: SubmittedAnswer<unknown> | null
  /** Cleared from its key, so that the next round can begin. */
  readonly isFinished: boolean
}

/** The base of a round that begins now. */
export function beginBase(id: string, source: Source, now: number) {
  return { id, source, startedAt: now, account: null, isFinished: false }
}

export function hasEnded(round: RoundBase, now: number): boolean {
  return now >= round.startedAt + roundMs && !isAwaitingVerdict(round)
}

/** An answer was submitted and the API has not judged it yet: time does not take what it won. */
export function isAwaitingVerdict({ account, submitted = null }: RoundBase): boolean {
  return account === null && submitted !== null
}

export function isInPlay(round: RoundBase, now: number): boolean {
  return round.account === null && !hasEnded(round, now)
}

/** Clears an answered round from its key; one in play stays. */
export function finish<Round extends RoundBase>(round: Round): Round {
  return round.account === null ? round : { ...round, isFinished: true }
}
