import type { Game, wireGames } from "#contract/words"
import type { Placement, Play, PositionedQuestion, SeedQuestion } from "../types"

/** How one game is seeded. `Item` is an entry of its JSON files, in the folder named after the game. */
export interface SeedGame<G extends Game = Game, Item extends Placement = Placement> {
  readonly wireGame: (typeof wireGames)[G]
  /** The questions of an entry: one, or those of a set. `name` is unique among the entries. */
  questionsOf(item: Item, name: string): readonly WrittenQuestion[]
  /**
   * A round that a seeded pupil has played, from one pool in one language; empty where the pool is empty. A
   * game without this has no such rounds.
   */
  playedRound?(pool: readonly PositionedQuestion[]): readonly Play[]
}

/** The fields that a game sets; the placement comes from the entry, the game and the language from the file. */
export type WrittenQuestion = Pick<
  SeedQuestion,
  "level" | "setId" | "question" | "lines" | "answer" | "answerKey" | "exact" | "summary" | "said"
>
