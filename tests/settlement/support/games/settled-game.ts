import type { Game } from "#contract/words"
import type { ViewOf } from "#game/games"
import type { PlayServer } from "#app/play/play.server"
import type { Roll } from "../../../support/dice"
import type { Known } from "../known"

export type Form = Readonly<Record<string, string>>

/** A question in a round, as a referee was told of it. */
export interface Asked extends Known {
  /** How many hints were shown. */
  readonly hints: number
  /** What was said of its statements, `null` where nothing was. */
  readonly said: readonly (boolean | null)[]
}

/** One game as pages play it against the API, and what it pays, by hand. */
export interface SettledGame<G extends Game> {
  readonly server: PlayServer<G>
  /** How many questions a chapter has: few, so that players get answered ones again. */
  readonly questions: number
  /** A question of a pool; the name makes its texts unique. */
  write(name: string, position: number): Pick<Known, "lines" | "answer" | "level">
  /** The call of the API that judges an answer, or takes it down. */
  readonly judgeCall: string
  /** The calls of the referee and of the API that a form with the right answers may make. */
  readonly calls: readonly string[]
  /** The right answers, beside the round and the button. */
  rightForm(view: ViewOf<G>): Form
  /** What a player can send from a page in play: anything that its buttons allow, right or wrong. */
  formOf(view: ViewOf<G>, roll: Roll): Form
  /** What a question wins the first time. */
  worthOf(asked: Asked, isRight: boolean): number
  /** What may not be seen of a question before it is answered. */
  secretsOf(asked: Asked): readonly string[]
}
