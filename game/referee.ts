import type { Game } from "#contract/words"
import type { AnsweredRound, CommandOf, ReplyOf, RoundView } from "./games"
import type { ClaimWithTotal, CreditClaim, PendingCredit } from "./rounds/credit"
import type { RoundKey } from "./rounds/round-key"

/** A command must belong to the game of the key, see `CommandOf`. */
export type Command = CommandOf<Game>
export type PlayReply = ReplyOf<Game>

/** The session of a command, checked before the command takes effect. `signedInAt` in ms since 1970. */
export interface SessionMark {
  readonly id: string
  readonly signedInAt: number
}

export interface SessionOver {
  readonly state: "session-over"
}

export interface Overview {
  readonly inPlay: readonly RoundView[]
  readonly pendingCredit: readonly PendingCredit[]
}

export interface PageOpening extends ClaimWithTotal, Overview {
  readonly isSessionOver: boolean
}

export type TypedFields = Readonly<Record<string, string | readonly string[]>>

interface OfRound {
  readonly roundId: string
}

/**
 * What a referee does: one Durable Object per player, which holds the rounds in play and their results. Each operation
 * has an input and a result; a repeated one has the same effect as a single one. A round ends 24 hours after its start.
 * Times are in ms since 1970.
 */
interface Operations {
  /**
   * Starts a round of this key, or runs a command on one. `gone` if there is no such round in play. If the session has
   * ended, `session-over`, and nothing changes.
   */
  play(input: {
    readonly key: RoundKey
    readonly command: Command
    readonly session: SessionMark | null
  }): PlayReply | SessionOver
  getRound(input: { readonly key: RoundKey }): RoundView | null
  /** An answered round by its name at the API; `null` if there is no such round or it has no name. */
  getAnswered(input: OfRound): AnsweredRound | null
  overview(input: object): Overview
  /**
   * Claims the pending points of one round, or of the oldest round that does not rest; `null` if there are none or
   * another caller holds a claim.
   */
  claimCredit(input: Partial<OfRound>): CreditClaim | null
  /**
   * Claims the oldest pending points. Returns the claim, the newest total recorded after `since`, and the overview; all
   * empty if the session has ended.
   */
  openPage(input: { readonly since: number; readonly session: SessionMark | null }): PageOpening
  /** Gives a claim back after a failed call of the API. `isReported`: the API needs no judgements any more. */
  releaseCredit(input: OfRound & { readonly isReported: boolean }): void
  /** Keeps a claim pending that the API refused; it rests, longer each time, and others go first. */
  postponeCredit(input: OfRound): void
  /** Records the total that the API answered with. `before`: the points of the session, if it has a person. */
  settleCredit(
    input: OfRound & { readonly total: number; readonly before: number | null },
  ): RoundView | null
  /** Frees the key of an answered round for the next one; a round in play stays. A pending credit is kept. */
  finish(input: OfRound): void

  /** Saves the form posted to a page after the session's end, in place of any form saved before. */
  saveForm(input: { readonly path: string; readonly fields: TypedFields }): void
  /** Deletes the form that it returns; `null` if there is none, or it is older than 24 hours. */
  takeForm(input: { readonly path: string }): TypedFields | null

  /** Records that a session is over. `until`: when the last copy of its cookie expires. */
  endSession(input: { readonly id: string; readonly until: number }): void
  /** Records that every session signed in before `before` is over, except `id`. `until`: as in `endSession`. */
  endOtherSessions(input: {
    readonly id: string
    readonly before: number
    readonly until: number
  }): void
  /** `null`: whether every session has ended for good, since their person was erased. */
  isSessionEnded(input: { readonly session: SessionMark | null }): boolean
  /**
   * Deletes everything that is stored of an erased person, and records that all their sessions are over. Until
   * `until` nothing more is stored.
   */
  erase(input: { readonly until: number }): void

  trials(input: object): readonly RoundView[]
  /** False if a visitor has a round of this game, or another caller is drawing a question for one. */
  takeTrial(input: { readonly game: Game }): boolean
  returnTrial(input: { readonly game: Game }): void
  /** What a visitor's answered rounds are worth to an account made now, or were to account `to`; 0 if to another. */
  trialPoints(input: { readonly to: string | null }): number
  /** Gives those points to one account, whichever is named first. */
  giveTrials(input: { readonly to: string }): void
}

export type OperationName = keyof Operations
export type Operation<Name extends OperationName = OperationName> = {
  [Each in Name]: { readonly type: Each } & Parameters<Operations[Each]>[0]
}[Name]
export type ResultOf<Name extends OperationName> = ReturnType<Operations[Name]>

export interface Referee {
  run<Name extends OperationName>(operation: Operation<Name>): Promise<ResultOf<Name>>
}

/** Three rounds each for a class of 30 behind one address; see docs/decisions/0040-visitors.md. */
export const networkTrialsMax = 90
