import type { Game } from "#contract/words"
import type { ViewOf } from "#game/games"
import type { PlayServer } from "#app/play/play.server"
import type { Roll } from "../../../support/dice.mjs"
import type { Known } from "../known"

export type Form = Readonly<Record<string, string>>

/** A question in a round, with what the referee was told about it. */
export interface Asked extends Known {
  /** The number of hints that were shown. */
  readonly hints: number
  /** The judgement of each statement, `null` if there was none. */
  readonly said: readonly (boolean | null)[]
}

/** One game as its pages play it against the API, with its points, written by hand. */
export interface SettledGame<G extends Game> {
  readonly server: PlayServer<G>
  /** The number of questions in a chapter: few, so that players draw answered ones again. */
  readonly questions: number
  /** A question of a pool; the name makes its texts unique. */
  write(name: string, position: number): Pick<Known, "lines" | "answer" | "level">
  /** The call with which the API judges or records an answer. */
  readonly judgeCall: string
  /** The calls of the referee and of the API that a form with the right answers may make. */
  readonly calls: readonly string[]
  /** The fields with the right answers, without those of the round and the button. */
  rightForm(view: ViewOf<G>): Form
  /** A random form that the buttons of a page in play allow, right or wrong. */
  formOf(view: ViewOf<G>, roll: Roll): Form
  /** The points that a question wins the first time. */
  worthOf(asked: Asked, isRight: boolean): number
  /** The texts that may not be visible before the question is answered. */
  secretsOf(asked: Asked): readonly string[]
}
