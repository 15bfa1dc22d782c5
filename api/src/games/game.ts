import type { Endpoint } from "#contract/endpoint"
import type { Language, WireGame } from "#contract/words"
import { toAlternatives } from "#game/answers/alternatives"
import type * as z from "zod"
import type { ChapterDraw, SectionDraw, VisitorDraw, WorkDraw } from "./draw-calls"
import type { MakeEndpoints, QuestionReader } from "./make-calls"

export interface DrawnQuestion {
  readonly id: number
  readonly question: string
  readonly language: Language
  readonly lines: readonly string[]
  readonly answer: string
  readonly exact: boolean
  readonly summary: string
  readonly level: number
  readonly signs?: string
}

export interface ClaimedQuestion {
  readonly level: number
  readonly worth: number
  readonly pays: boolean
}

export interface GameRules {
  readonly name: WireGame
  readonly levels: readonly number[]
  readonly isSet: boolean
  readonly isClosedByClaim: boolean
  /** Whether players type their answers: only typed answers can be appealed, and are kept as wrong answers. */
  readonly hasTypedAnswers: boolean
  /**
   * The order in which a claim without a name tries the games, from 0: first the game whose points identify a
   * round best.
   */
  readonly claimRank: number
  canBeWorth(round: readonly ClaimedQuestion[], points: number): boolean
  /**
   * The points that a claim for `asked` points gets of a round: at most its worth, and only a sum that is
   * possible.
   */
  creditFor(worth: number, asked: number): number
}

export interface DrawnGame<Wire> extends GameRules {
  readonly education: ChapterDraw<Wire>
  readonly entertainment: SectionDraw<Wire>
  readonly visitor: VisitorDraw<Wire>
  readonly work: WorkDraw<Wire>
  toWire(first: DrawnQuestion, ...others: readonly DrawnQuestion[]): Wire
}

export interface SentAnswer {
  readonly answer: string
  readonly correctanswer: string
  readonly said: string
  readonly question?: string | undefined
  readonly exact?: boolean | undefined
  readonly hintsShown?: number | undefined
}

export interface AnswerCall<Body, Verdict> {
  readonly endpoint: Endpoint & {
    readonly body: z.ZodType<Body>
    readonly ok: z.ZodType<unknown, Verdict>
  }
  toGiven(body: Body): readonly SentAnswer[]
  toVerdict(verdicts: boolean[]): Verdict
  worthOf(level: number): number
  /** What a first answer that is accepted only later would have earned. @param hints `null` if not known */
  earnedLater(level: number, hints: number | null): number
}

export interface ApiGame extends DrawnGame<unknown>, QuestionReader<unknown, unknown> {
  readonly calls: Readonly<Record<string, Endpoint>>
  readonly answer?: AnswerCall<unknown, unknown>
  readonly make?: MakeEndpoints<unknown>
}

export function wireAnswer({
  answer,
  exact,
  signs,
}: Pick<DrawnQuestion, "answer" | "exact" | "signs">) {
  const { correctAnswer, alternatives } = toAlternatives(answer)
  return {
    correctAnswer,
    ...(alternatives.length > 0 && { alternatives: [...alternatives] }),
    ...(exact && { exact }),
    ...(signs && { signs }),
  }
}
