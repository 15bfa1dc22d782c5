import type { Alternatives } from "./answers/alternatives"
import type { DifficultyMaterial, DifficultyView } from "./rounds/difficulty"
import type { FiveHintsMaterial, FiveHintsView } from "./rounds/five-hints"
import type { Issued } from "./rounds/frame"
import type { Judgement, OffsideMaterial, OffsideView } from "./rounds/offside"
import type { Table } from "./rounds/place"

/** Told apart by `game`, then by `phase`. */
export type RoundView = FiveHintsView | OffsideView | DifficultyView

/** What the API is to judge. Stays between the app's server and the API. */
export interface Submission extends Alternatives {
  readonly answer: string
  readonly hints: readonly string[]
}

export interface ItemSubmission extends Alternatives {
  readonly answer: string
  readonly question: string
}

/** The same for a difficulty round, in the order of its items. */
export interface ItemsSubmission {
  readonly items: readonly ItemSubmission[]
}

/**
 * The outcome of handing in an answer: `judge` it now (this caller alone, until it settles,
 * releases or 15 s have passed), `busy` another request is judging it, `done` it has been
 * judged, `gone` the round is not in play any more.
 */
export type SubmitOutcome<S = Submission> =
  | { readonly state: "judge"; readonly submission: S }
  | { readonly state: "busy" }
  | { readonly state: "done"; readonly view: RoundView }
  | { readonly state: "gone" }

/** Points to be credited by this caller alone, until it reports or 15 s have passed. */
export interface CreditClaim extends Issued {
  readonly roundId: string
  readonly points: number
  /** Of offside, what was said of each statement, until the API has taken it. */
  readonly judgements?: readonly boolean[]
}

/** What was won at a table and is not credited yet. */
export interface Debt {
  readonly roundId: string
  readonly points: number
  readonly table: Table
}

/** What a player can do in five hints. */
interface FiveHintsReferee {
  /**
   * Begins a round; where one of this table is there already, that one stays and is returned. So is
   * the round in play of another table that asks this question: its `place` tells which.
   */
  startFiveHints(player: string, table: Table, material: FiveHintsMaterial): Promise<RoundView>
  /**
   * Shows one more hint and keeps the draft. `seen` is how many hints the caller had before it:
   * a caller that is behind gets the round as it is and costs nothing.
   */
  showHint(player: string, roundId: string, seen: number, draft: string): Promise<RoundView | null>
  /** Hands in the one answer; one handed in before stands, and is what is to be judged. */
  submitAnswer(player: string, roundId: string, answer: string): Promise<SubmitOutcome>
  /** Lets the next caller judge: the API could not be asked. The answer stays. */
  releaseAnswer(player: string, roundId: string): Promise<void>
  /** Writes down the verdict on the submission; the first one stands. */
  settleAnswer(player: string, roundId: string, correct: boolean): Promise<RoundView | null>
}

/** What a player can do in offside. */
interface OffsideReferee {
  startOffside(player: string, table: Table, material: OffsideMaterial): Promise<RoundView>
  /**
   * Judges those statements that are not judged yet; a judgement stands. With the last one the
   * round is over.
   */
  judgeStatements(
    player: string,
    roundId: string,
    judgements: readonly Judgement[],
  ): Promise<RoundView | null>
}

/** What a player can do in difficulty. Answers, drafts and verdicts stand in the order of the items. */
interface DifficultyReferee {
  startDifficulty(player: string, table: Table, material: DifficultyMaterial): Promise<RoundView>
  keepDrafts(player: string, roundId: string, drafts: readonly string[]): Promise<RoundView | null>
  /** Hands in all answers, as `submitAnswer` does one. */
  submitItems(
    player: string,
    roundId: string,
    answers: readonly string[],
  ): Promise<SubmitOutcome<ItemsSubmission>>
  releaseItems(player: string, roundId: string): Promise<void>
  /** Writes down the verdicts; a missing one and one on a blank are wrong. */
  settleItems(
    player: string,
    roundId: string,
    verdicts: readonly boolean[],
  ): Promise<RoundView | null>
}

/**
 * The referee of one player, one Durable Object each: it holds the rounds in play and their results.
 * Every verb may be called twice with the same effect as once; on a round of another game it finds
 * none. A round ends 24 hours after its start.
 */
export interface Referee extends FiveHintsReferee, OffsideReferee, DifficultyReferee {
  /** The round of this table, in play or answered; `null` where there is none. */
  look(player: string, table: Table): Promise<RoundView | null>
  /** Rounds in play of every game, newest first. */
  inPlay(player: string): Promise<readonly RoundView[]>
  /** What was won and is not credited yet, oldest first. */
  owed(player: string): Promise<readonly Debt[]>
  /** Hands out what is owed for one round, or for the oldest unpaid one; `null` where there is nothing or somebody is at it. */
  claimCredit(player: string, roundId?: string): Promise<CreditClaim | null>
  /** Gives a claim back: the API could not be asked. `isTold`: it has taken the judgements. */
  releaseCredit(player: string, roundId: string, isTold?: boolean): Promise<void>
  /** The API did not take the claim: it stays owed and rests, longer each time; others go first. */
  postponeCredit(player: string, roundId: string): Promise<void>
  /** Writes down the total that the API answered with. */
  settleCredit(
    player: string,
    roundId: string,
    total: number,
    before?: number | null,
  ): Promise<RoundView | null>
  /** Clears an answered round from its table, so that the next one can begin; a round in play stays. What is owed is kept. */
  finish(player: string, roundId: string): Promise<void>
}

/** What the referee of one player does, at once and undisturbed: its verbs without the player. */
export type PlayerVerbs = {
  [Verb in keyof Referee]: Referee[Verb] extends (
    player: string,
    ...rest: infer Rest
  ) => Promise<infer Outcome>
    ? (...rest: Rest) => Outcome
    : never
}
