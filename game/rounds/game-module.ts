import type { Game } from "#contract/words"
import type { CreditClaim } from "./credit"
import type { IssuedMaterial, RoundBase } from "./round-base"
import type { RoundKey } from "./round-key"
import type { Source } from "../sources/source"

/** Starts a round. If the key has one already, or the question is in play, that round is returned. */
export interface Start<Material> {
  readonly type: "start"
  readonly material: Material
}

interface OnRound {
  readonly roundId: string | null
}

/** Submits the answer. An answer that was submitted before stands, and is the one to judge. */
export interface Submit<Answer> extends OnRound {
  readonly type: "submit"
  readonly answer: Answer
}

/** Ends the lease after a failed call of the API, so that the next caller can have the answer judged. */
export interface Release extends OnRound {
  readonly type: "release"
}

export interface Settle<Verdict> extends OnRound {
  readonly type: "settle"
  readonly verdict: Verdict
}

export interface BaseView<G extends Game = Game> extends RoundKey<G> {
  readonly roundId: string
  readonly phase: "playing" | "answered"
}

export interface WrongAnswer {
  readonly item: number
  readonly answer: string
}

export interface GameTypes {
  /** A question as the API served it. Never leaves the server. */
  readonly material: IssuedMaterial
  readonly round: RoundBase
  readonly action: OnRound & { readonly type: string }
  /** What the API needs to judge an answer. Sent to the API only, never to the browser. */
  readonly submission: unknown
  readonly view: BaseView
}

/**
 * The result of a command on a round. `judge`: this caller alone has the answer judged, until it settles or releases it
 * or the lease expires. `settled`: the caller has the points credited next. `busy`: another caller has the answer
 * judged. `incomplete`: nothing changes, because `missing` parts of the answer are missing.
 */
export type Change<Round, Submission> =
  | { readonly state: "changed" | "settled"; readonly round: Round }
  | { readonly state: "judge"; readonly round: Round; readonly submission: Submission }
  | { readonly state: "busy" }
  | { readonly state: "incomplete"; readonly missing: number }

export type CommandReply<View, Submission> =
  | { readonly state: "view"; readonly view: View }
  | {
      readonly state: "settled"
      readonly view: View
      /** The points for this caller alone to have credited; `null` if there are none or another caller has them. */
      readonly claim: CreditClaim | null
      /**
       * Whether the page of the result may show this view: the round is not finished, and no other credit is pending.
       */
      readonly canBeKept: boolean
    }
  | { readonly state: "judge"; readonly submission: Submission }
  | { readonly state: "busy" }
  | { readonly state: "incomplete"; readonly missing: number }
  | { readonly state: "gone" }

export interface GameModule<Types extends GameTypes> {
  begin(id: string, source: Source, material: Types["material"], now: number): Types["round"]
  apply(
    round: Types["round"],
    action: Types["action"],
    now: number,
  ): Change<Types["round"], Types["submission"]>
  view(round: Types["round"]): Types["view"]
  readonly isSet: boolean
  /** For a set: the indexes of its questions in the order in which its result shows them. */
  order?(round: Types["round"]): readonly number[]
  size?(view: Types["view"]): number
  wrongAnswers?(view: Types["view"]): readonly WrongAnswer[]
  /** The numbers that the explanation of the game shows, by their names in the translations. */
  readonly points: Readonly<Record<string, number>>
  /** One key per question, equal for equal questions: a question is in one round in play only. */
  questionKeys(round: Types["round"]): readonly string[]
  /** For a game that reports judgements apart from the points: those that the API does not have yet. */
  judgements?(round: Types["round"]): readonly boolean[] | null
  /** For a game that wins points before its end: ends a round whose time is over. */
  close?(round: Types["round"]): Types["round"]
  readonly stored: Schema<Types["round"]>
}

interface Schema<Value> {
  safeParse(
    value: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false }
}
