import type { Game } from "#contract/words"
import type { MaterialOf, ViewOf } from "#game/games"
import type { Played, Press, Pressed } from "../commands"
import type { Roll } from "../dice.mjs"

export interface SampleGame<G extends Game> {
  readonly material: MaterialOf<G>
  finish(roundId: string): readonly Played<G>[]
  secretsIn(view: ViewOf<G>): readonly string[]
  standing(view: ViewOf<G>): readonly string[]
  presses(player: Pressed, roll: Roll): Readonly<Record<string, Press>>
}
