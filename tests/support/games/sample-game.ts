import type { Game } from "#contract/words"
import type { MaterialOf, RoundView, ViewOf } from "#game/games"
import type { Played } from "../commands"
import type { Roll } from "../dice"
import type { Press, Pressed } from "../presses"

/** What tests of the rounds of every game need of one. */
export interface SampleGame<G extends Game> {
  /** A question as the API serves it. */
  readonly material: MaterialOf<G>
  /** The commands that answer it, all right, up to the end of the round. */
  finish(roundId: string): readonly Played<G>[]
  /** The texts of the material that a view in play must not contain. */
  secretsIn(view: ViewOf<G>): readonly string[]
  /** What of a view may not change any more. */
  standing(view: ViewOf<G>): readonly string[]
  /** Every command, with anything that a page may send. */
  presses(player: Pressed, roll: Roll): Readonly<Record<string, Press>>
  readonly underManyKeys: UnderManyKeys<G>
}

/** A press on a round that is one of several over the same questions; see many-keys.ts. */
export interface KeyPress {
  readonly verb: "visit" | "hint" | "judge" | "answer" | "finish" | "claim"
  /** Which statement. */
  readonly at: number
  readonly isRight: boolean
}

interface UnderManyKeys<G extends Game> {
  /** How many questions there are: few, so that keys meet. */
  readonly poolSize: number
  /** A question made of the next of the pool. Statements and items are answered by "yes". */
  serve(next: () => number): MaterialOf<G>
  /** What the verb does to a round in play; the round after it, `null` where it does nothing. */
  press(player: Pressed, press: KeyPress, view: RoundView): RoundView | null
  /**
   * What a player has seen of each question since it was last closed, whatever the key: told every view, it says
   * what the view wins. Views of other games win nothing.
   */
  newBook(): (view: RoundView) => number
}
