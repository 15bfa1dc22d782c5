import type { Game } from "#contract/words"
import type { Account } from "./credit"
import type { RoundKey } from "./round-key"
import { getSourceTraits, isPractice, type Source } from "../sources/source"
import type { SubmittedAnswer } from "./submission"

/** How long a round can be played and viewed, from its start, in ms. */
export const roundMs = 24 * 60 * 60 * 1000

export interface IssuedMaterial {
  /** The name that the API gave to this issue of the question; sent back when points are claimed. */
  readonly attempt?: string | undefined
}

export interface RoundBase<G extends Game = Game> extends RoundKey<G> {
  readonly id: string
  readonly material: IssuedMaterial
  readonly startedAt: number
  readonly account: Account | null
  readonly submitted?: SubmittedAnswer<unknown> | null
  readonly isFinished: boolean
}

export function beginBase(id: string, source: Source, now: number) {
  return { id, source, startedAt: now, account: null, isFinished: false }
}

/** A trial, whose draw the API gives no name, counts for the account that follows. */
export function isForPoints({ source, material }: Pick<RoundBase, "source" | "material">): boolean {
  if (isPractice(source)) return false
  return getSourceTraits(source).earnsPoints || material.attempt === undefined
}

export function hasEnded(round: RoundBase, now: number): boolean {
  return now >= round.startedAt + roundMs && !isAwaitingVerdict(round)
}

/** Whether a submitted answer has no verdict yet. Such a round does not end, so that its points are not lost. */
export function isAwaitingVerdict({ account, submitted = null }: RoundBase): boolean {
  return account === null && submitted !== null
}

export function isInPlay(round: RoundBase, now: number): boolean {
  return round.account === null && !hasEnded(round, now)
}

export function finish<Round extends RoundBase>(round: Round): Round {
  return round.account === null ? round : { ...round, isFinished: true }
}
