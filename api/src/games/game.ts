import type { Endpoint } from "#contract/endpoint"
import type { Language, WireGame } from "#contract/words"
import { alternativesOf } from "#game/answers/alternatives"
import type * as z from "zod"
import type { ChapterDraw, SectionDraw, VisitorDraw } from "./draw-calls"
import type { MakeCalls, QuestionReader } from "./make-calls"

/** A question as a player gets it. */
export interface Question {
  readonly id: number
  readonly question: string
  readonly language: Language
  /** Hints or statements. */
  readonly lines: readonly string[]
  readonly answer: string
  readonly summary: string
  readonly level: number
}

/** An attempt at a question in a claim for points. */
export interface ClaimedQuestion {
  readonly level: number
  readonly worth: number
  /** Whether the claim pays for it; otherwise it only closes it. */
  readonly pays: boolean
}

/** What the draws, the store and the claims for points know of a game. */
export interface GameRules {
  readonly name: WireGame
  /** The levels that its questions have. */
  readonly levels: readonly number[]
  /** Whether a draw issues several questions, which make one round. */
  readonly isSet: boolean
  /** Whether it has no answer call, so that the claim for points closes an education attempt. */
  readonly isClosedByClaim: boolean
  /** Whether players type their answers: others cannot be appealed, nor counted as ways to get it wrong. */
  readonly hasTypedAnswers: boolean
  /** How exactly a number of points identifies one of its rounds: a claim without a name tries 0 first. */
  readonly claimRank: number
  /** Whether a round can be worth exactly this many points. */
  canBeWorth(round: readonly ClaimedQuestion[], points: number): boolean
  /** What a claim for so many points gets of a round: at most its worth, and only a sum that is possible. */
  creditFor(worth: number, asked: number): number
}

/** A game with its draws on the wire. */
export interface DrawnGame<Wire> extends GameRules {
  readonly education: ChapterDraw<Wire>
  readonly entertainment: SectionDraw<Wire>
  readonly visitor: VisitorDraw<Wire>
  /** @param first the questions are never empty */
  toWire(first: Question, ...others: readonly Question[]): Wire
}

/** An answer as its call sends it. */
export interface GivenAnswer {
  readonly answer: string
  readonly correctanswer: string
  /** Beside the answer, what the call identifies the question by. */
  readonly said: string
  /** How many hints were shown before it; not where the caller does not say. */
  readonly hintsShown?: number | undefined
}

/** The answer call of a game. */
export interface AnswerCall<Body, Verdict> {
  readonly endpoint: Endpoint & {
    readonly body: z.ZodType<Body>
    readonly ok: z.ZodType<unknown, Verdict>
  }
  toGiven(body: Body): readonly GivenAnswer[]
  toVerdict(verdicts: boolean[]): Verdict
  /** What a right first answer to a question of this level earns at most in education. */
  worthOf(level: number): number
  /** What a first answer would have earned that counts as right only later. @param hints `null` where not known */
  earnedLater(level: number, hints: number | null): number
}

/** A game as this API serves it. */
export interface ApiGame extends DrawnGame<unknown>, QuestionReader<unknown, unknown> {
  /** Every call that is this game's alone, by its name in the contract. */
  readonly calls: Readonly<Record<string, Endpoint>>
  /** Of a game whose answers this API judges one by one. */
  readonly answer?: AnswerCall<unknown, unknown>
  /** Of a game that shares these calls with no other. */
  readonly make?: MakeCalls<unknown>
}

/** The answer that players are shown, and beside it the other right ones, where there are any. */
export function wireAnswer(answer: string) {
  const { correctAnswer, alternatives } = alternativesOf(answer)
  return alternatives.length > 0
    ? { correctAnswer, alternatives: [...alternatives] }
    : { correctAnswer }
}
