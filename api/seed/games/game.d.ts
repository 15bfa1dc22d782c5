import type { Game, wireGames } from "#contract/words"
import type { Placement, Play, PositionedQuestion, SeedQuestion } from "../types"

/** How one game is seeded. `Item` is an entry of its JSON files, in the folder named after the game. */
export interface SeedGame<G extends Game = Game, Item extends Placement = Placement> {
  readonly wireGame: (typeof wireGames)[G]
  /** The questions of an entry: one, or those of a set. `name` is unique among the entries. */
  questionsOf(item: Item, name: string): readonly WrittenQuestion[]
  /**
   * A round that a seeded pupil has played of a pool in one language; none where the pool is empty. Without
   * it the pupils have not played the game.
   */
  playedRound?(pool: readonly PositionedQuestion[]): readonly Play[]
}

/** What a game says of its question; where it belongs, its game and its language follow from the file. */
export type WrittenQuestion = Pick<
  SeedQuestion,
  "level" | "setId" | "question" | "lines" | "answer" | "answerKey" | "summary" | "said"
>
