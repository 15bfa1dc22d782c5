import type { Game } from "#contract/words"
import type { AnsweredRound, CommandOf, ReplyOf, RoundView } from "./games"
import type { ClaimWithTotal, CreditClaim, PendingCredit } from "./rounds/credit"
import type { RoundKey } from "./rounds/round-key"

/** What a player does in one round of a game: see `CommandOf`, which belongs to the game of the key. */
export type Command = CommandOf<Game>
export type PlayReply = ReplyOf<Game>

/** A session that plays, to be checked before the command takes effect. `signedInAt` in ms since 1970. */
export interface SessionMark {
  readonly id: string
  readonly signedInAt: number
}

/** What a player has open. */
export interface Overview {
  /** Rounds in play of every game, newest first. */
  readonly inPlay: readonly RoundView[]
  /** What was won and is not credited yet, oldest first. */
  readonly pendingCredit: readonly PendingCredit[]
}

/** What a page begins with. */
export interface PageOpening extends ClaimWithTotal, Overview {
  readonly isSessionOver: boolean
}

/**
 * The referee of one player, one Durable Object each: it holds the rounds in play and their results.
 * Every call may be made twice with the same effect as once. A round ends 24 hours after its start.
 */
export interface Referee {
  /**
   * Begins a round of this key or does something in one; a round of another game is `gone`. Where the
   * session has ended, `session-over`, and nothing has changed.
   */
  play(
    player: string,
    key: RoundKey,
    command: Command,
    session?: SessionMark | null,
  ): Promise<PlayReply | SessionOver>
  /** The round of this key, in play or answered; `null` where there is none. */
  getRound(player: string, key: RoundKey): Promise<RoundView | null>
  /** An answered round as the API names it; `null` where there is none, or it has no name. */
  getAnswered(player: string, roundId: string): Promise<AnsweredRound | null>
  overview(player: string): Promise<Overview>
  /** Hands out what is pending for one round, or for the oldest that does not rest; `null` where there is nothing or another caller has it. */
  claimCredit(player: string, roundId?: string): Promise<CreditClaim | null>
  /**
   * What a page begins with: the oldest claim, the newest total of the credits recorded after `since`, in ms since
   * 1970, and what is open. Nothing where the session has ended.
   */
  openPage(player: string, since: number, session: SessionMark | null): Promise<PageOpening>
  /** Gives a claim back: the API could not be asked. `isReported`: it has taken the judgements. */
  releaseCredit(player: string, roundId: string, isReported?: boolean): Promise<void>
  /** The API did not take the claim: it stays pending and rests, longer each time; others go first. */
  postponeCredit(player: string, roundId: string): Promise<void>
  /** Records the total that the API answered with. */
  settleCredit(
    player: string,
    roundId: string,
    total: number,
    before?: number | null,
  ): Promise<RoundView | null>
  /** Clears an answered round from its key, so that the next one can begin; a round in play stays. A pending credit is kept. */
  finish(player: string, roundId: string): Promise<void>
}

/** `taken`: a round may begin. `had`: one of this game began within 24 hours, or is being drawn. */
export type TrialTaken = "taken" | "had" | "network-full"

/**
 * Rounds of people without an account, whose referees hold at most one round of each game. All visitors
 * of one network begin at most `networkTrialsMax` rounds a day.
 */
export interface Trials {
  /** The visitor's rounds, in play or answered, newest first. */
  trialsOf(visitor: string): Promise<readonly RoundView[]>
  /** Asked before a question is drawn: of many calls at once one is `taken`. */
  takeTrial(visitor: string, network: string, game: Game): Promise<TrialTaken>
  /** No round began, since no question was drawn. */
  returnTrial(visitor: string, network: string, game: Game): Promise<void>
}

/** Three rounds each for a class of 30 behind one address; see docs/decisions/0040-visitors.md. */
export const networkTrialsMax = 90

export interface SessionOver {
  readonly state: "session-over"
}

/** Sessions of the app that were ended before their time ran out. Times are milliseconds since 1970. */
export interface EndedSessions {
  /** Records that a session is over, for as long as a copy of its cookie would be valid. */
  endSession(player: string, sessionId: string, until: number): Promise<void>
  /** Records that every session which signed in before then is over, but for this one. */
  endOtherSessions(player: string, sessionId: string, before: number): Promise<void>
  isSessionEnded(player: string, sessionId: string, signedInAt: number): Promise<boolean>
}

/** What was typed into a form, by field; several values where a field was sent several times. */
export type TypedFields = Readonly<Record<string, string | readonly string[]>>

/** The form posted last after a session was over, kept for its person until they are back. */
export interface SubmissionStore {
  /** Saves what was posted to a page; it replaces what was saved of another page. */
  saveForm(player: string, path: string, fields: TypedFields): Promise<void>
  /** Hands it out, once and within 24 hours; `null` where there is none of this page. */
  takeForm(player: string, path: string): Promise<TypedFields | null>
}
