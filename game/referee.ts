import type { Game } from "#contract/words"
import type { AnsweredRound, CommandOf, ReplyOf, RoundView } from "./games"
import type { ClaimWithTotal, CreditClaim, PendingCredit } from "./rounds/credit"
import type { RoundKey } from "./rounds/round-key"

/** A command on a round of any game; it must belong to the game of the key, see `CommandOf`. */
export type Command = CommandOf<Game>
export type PlayReply = ReplyOf<Game>

/** The session of a command, checked before the command takes effect. `signedInAt` in ms since 1970. */
export interface SessionMark {
  readonly id: string
  readonly signedInAt: number
}

/** The rounds in play and the pending credit of a player. */
export interface Overview {
  /** Rounds in play of every game, newest first. */
  readonly inPlay: readonly RoundView[]
  /** Points that were won and are not credited yet, oldest first. */
  readonly pendingCredit: readonly PendingCredit[]
}

/** The data that the app reads before it renders a page. */
export interface PageOpening extends ClaimWithTotal, Overview {
  readonly isSessionOver: boolean
}

/**
 * The referees: one Durable Object per player, which holds the rounds in play and their results. A repeated call has
 * the same effect as a single one. A round ends 24 hours after its start.
 */
export interface Referee {
  /**
   * Starts a round of this key, or runs a command on one. `gone` if there is no such round in play. If the session has
   * ended, `session-over`, and nothing changes.
   */
  play(
    player: string,
    key: RoundKey,
    command: Command,
    session?: SessionMark | null,
  ): Promise<PlayReply | SessionOver>
  /** The round of this key, in play or answered; `null` if there is none. */
  getRound(player: string, key: RoundKey): Promise<RoundView | null>
  /** An answered round by its name at the API; `null` if there is no such round or it has no name. */
  getAnswered(player: string, roundId: string): Promise<AnsweredRound | null>
  overview(player: string): Promise<Overview>
  /**
   * Claims the pending points of one round, or of the oldest round that does not rest; `null` if there are none or
   * another caller holds a claim.
   */
  claimCredit(player: string, roundId?: string): Promise<CreditClaim | null>
  /**
   * Claims the oldest pending points. Returns the claim, the newest total recorded after `since`, in ms since 1970, and
   * the overview; all empty if the session has ended.
   */
  openPage(player: string, since: number, session: SessionMark | null): Promise<PageOpening>
  /** Gives a claim back after a failed call of the API. `isReported`: the API has accepted the judgements. */
  releaseCredit(player: string, roundId: string, isReported?: boolean): Promise<void>
  /** Keeps a claim pending that the API refused; it rests, longer each time, and others go first. */
  postponeCredit(player: string, roundId: string): Promise<void>
  /** Records the total that the API answered with. */
  settleCredit(
    player: string,
    roundId: string,
    total: number,
    before?: number | null,
  ): Promise<RoundView | null>
  /** Frees the key of an answered round for the next one; a round in play stays. A pending credit is kept. */
  finish(player: string, roundId: string): Promise<void>
}

/** `taken`: a round may start. `had`: one of this game started within 24 hours, or is being drawn. */
export type TrialTaken = "taken" | "had" | "network-full"

/**
 * Rounds of visitors, whose referees hold at most one round of each game. All visitors of one network start at most
 * `networkTrialsMax` rounds a day.
 */
export interface Trials {
  /** The visitor's rounds, in play or answered, newest first. */
  trialsOf(visitor: string): Promise<readonly RoundView[]>
  /** Called before a question is drawn: of several calls at once only one is `taken`. */
  takeTrial(visitor: string, network: string, game: Game): Promise<TrialTaken>
  /** Undoes `takeTrial` if no question was drawn. */
  returnTrial(visitor: string, network: string, game: Game): Promise<void>
}

/** Three rounds each for a class of 30 behind one address; see docs/decisions/0040-visitors.md. */
export const networkTrialsMax = 90

export interface SessionOver {
  readonly state: "session-over"
}

/** Sessions of the app that ended before they expired. Times are in ms since 1970. */
export interface EndedSessions {
  /** Records that a session is over. `until`: when the last copy of its cookie expires. */
  endSession(player: string, sessionId: string, until: number): Promise<void>
  /** Records that every session signed in before `before` is over, except this one. `until` as above. */
  endOtherSessions(player: string, sessionId: string, before: number, until: number): Promise<void>
  /**
   * Deletes everything that is stored of an erased person, and records that all their sessions are over. Until
   * `until` nothing more is stored.
   */
  erase(player: string, until: number): Promise<void>
  isSessionEnded(player: string, sessionId: string, signedInAt: number): Promise<boolean>
}

/** The values of a form by field; several for a field that was sent several times. */
export type TypedFields = Readonly<Record<string, string | readonly string[]>>

/** The last form that a person posted after the session had ended, kept until they log in again. */
export interface SubmissionStore {
  /** Saves the form posted to a page, in place of a form saved for any page. */
  saveForm(player: string, path: string, fields: TypedFields): Promise<void>
  /** Returns the form saved for this page and deletes it; `null` if there is none, or it is older than 24 hours. */
  takeForm(player: string, path: string): Promise<TypedFields | null>
}
