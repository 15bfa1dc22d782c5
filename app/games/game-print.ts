import type { AppContext } from "#app/server/context.server"

type T = AppContext["i18n"]["t"]

/** How a question of one game stands on paper. */
export interface GamePrint {
  /** What is ticked or circled: behind each of its lines, or behind the question where it has none. */
  boxesOf(t: T): readonly string[]
  /** How many lines there are to write the answer on. */
  readonly answerLines: 0 | 1 | 2
  /** The right answer in the game's own words, for the key; of a game without it, the stored one is a text. */
  answerOf?(answer: string, t: T): string
}
