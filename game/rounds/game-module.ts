import type { Game } from "#contract/words"
import type { CreditClaim } from "./credit"
import type { Issued, RoundBase } from "./round-base"
import type { RoundKey, Source } from "./round-key"

/** Begins a round; where the key has one already, or the question is in play, that round stays. */
export interface Start<Material> {
  readonly type: "start"
  readonly material: Material
}

/** A command on a round that began; without an id it means the round of the key. */
interface OnRound {
  readonly roundId: string | null
}

/** Submits the one answer; one submitted before stands, and is what is to be judged. */
export interface Submit<Answer> extends OnRound {
  readonly type: "submit"
  readonly answer: Answer
}

/** Lets the next caller judge: the API could not be asked. The answer stays. */
export interface Release extends OnRound {
  readonly type: "release"
}

/** Records the verdict on the submission; the first one stands. */
export interface Settle<Verdict> extends OnRound {
  readonly type: "settle"
  readonly verdict: Verdict
}

/** What a view of any game has. */
export interface BaseView<G extends Game = Game> extends RoundKey<G> {
  readonly roundId: string
  readonly phase: "playing" | "answered"
}

/** An answer that does not count, with the place of its question in the result, from 0. */
export interface WrongAnswer {
  readonly item: number
  readonly answer: string
}

/** What one game is made of. */
export interface GameTypes {
  /** A question as the API served it. Never leaves the server. */
  readonly material: Issued
  readonly round: RoundBase
  /** Every command but `start`. */
  readonly action: OnRound & { readonly type: string }
  /** What the API needs to judge an answer. Stays between the app's server and the API. */
  readonly submission: unknown
  readonly view: BaseView
}

/**
 * What a command makes of a round. `judge`: this caller alone has it judged now, until it settles,
 * releases or the lease runs out; `settled`: the caller goes on to have the points credited;
 * `incomplete`: nothing changes, since so many parts of the answer are missing.
 */
export type Change<Round, Submission> =
  | { readonly state: "changed" | "settled"; readonly round: Round }
  | { readonly state: "judge"; readonly round: Round; readonly submission: Submission }
  | { readonly state: "busy" }
  | { readonly state: "incomplete"; readonly missing: number }

/** What a command is answered with: what it came to, see `Change`, or `gone`, no such round is in play. */
export type Reply<View, Submission> =
  | { readonly state: "view"; readonly view: View }
  | {
      readonly state: "settled"
      readonly view: View
      /** The points, to be credited by this caller alone; `null` where there are none or another caller has them. */
      readonly claim: CreditClaim | null
      /** The round is not finished and no other credit is pending: its page may show this view. */
      readonly canBeKept: boolean
    }
  | { readonly state: "judge"; readonly submission: Submission }
  | { readonly state: "busy" }
  | { readonly state: "incomplete"; readonly missing: number }
  | { readonly state: "gone" }

/** All rules of one game: pure functions over its rounds. */
export interface GameModule<Types extends GameTypes> {
  begin(id: string, source: Source, material: Types["material"], now: number): Types["round"]
  play(
    round: Types["round"],
    action: Types["action"],
    now: number,
  ): Change<Types["round"], Types["submission"]>
  /** All that may leave the server. */
  view(round: Types["round"]): Types["view"]
  /** Whether a round has several questions, which are written together. */
  readonly isSet: boolean
  /** Of a set, the indexes of its questions in the order in which its result shows them. */
  order?(round: Types["round"]): readonly number[]
  /** Of a set, how many questions the result of an answered round shows. */
  size?(view: Types["view"]): number
  /** Of a game whose answers are typed: those of an answered round that do not count. */
  wrongAnswers?(view: Types["view"]): readonly WrongAnswer[]
  /** What the sentences that explain the game say of its points, by the names in the translations. */
  readonly points: Readonly<Record<string, number>>
  /** Equal for equal questions, one a question: a question is in one round in play. */
  questionKeys(round: Types["round"]): readonly string[]
  /** Of a game whose judgements the API takes apart from the points: those that it does not have yet. */
  judgements?(round: Types["round"]): readonly boolean[] | null
  /** Of a game that wins points before its end: the round ended, for one whose time is over. */
  close?(round: Types["round"]): Types["round"]
  /** Parses a round that is read back. */
  readonly stored: Schema<Types["round"]>
}

interface Schema<Value> {
  safeParse(
    value: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false }
}
