import type { Game } from "#contract/words"
import type { MaterialOf, RoundView, ViewOf } from "#game/games"
import type { Played, Press, Pressed } from "../commands"
import type { Roll } from "../dice.mjs"

export interface SampleGame<G extends Game> {
  readonly material: MaterialOf<G>
  finish(roundId: string): readonly Played<G>[]
  secretsIn(view: ViewOf<G>): readonly string[]
  standing(view: ViewOf<G>): readonly string[]
  presses(player: Pressed, roll: Roll): Readonly<Record<string, Press>>
  readonly underManyKeys: UnderManyKeys<G>
}

/** An action on one of several rounds over the same questions; see many-keys.ts. */
interface KeyPress {
  readonly verb: "visit" | "hint" | "judge" | "answer" | "finish" | "claim"
  readonly at: number
  readonly isRight: boolean
}

interface UnderManyKeys<G extends Game> {
  /** The number of questions: few, so that rounds of different keys share them. */
  readonly poolSize: number
  /** A question made from the next numbers of the pool. Statements and items are answered with "yes". */
  serve(next: () => number): MaterialOf<G>
  /** Applies the verb to a round in play and returns the round after it, `null` if the verb does nothing. */
  press(player: Pressed, press: KeyPress, view: RoundView): RoundView | null
  /**
   * Creates a model of what a player has seen of each question since it was last closed, under any key. It is called
   * with every view and returns the points that the view wins, 0 for views of other games.
   */
  newBook(): (view: RoundView) => number
}
