import type { CheckedQuestion } from "#app/authoring/authoring-route.server"
import type { GameCorrection } from "#app/authoring/correction.server"
import type { AppContext } from "#app/server/context.server"
import type { GameSheet } from "./game-sheet.server"

type T = AppContext["i18n"]["t"]

/** What the server asks of a game, for lists, sheets and corrections of questions of all games. */
export interface ServerGame {
  /** A question by the rules of the form that it is written in. */
  check(typed: FormData): CheckedQuestion
  readonly correction: GameCorrection
  readonly print: GamePrint
  readonly sheet: GameSheet
}

/** How a question stands on paper. */
export interface GamePrint {
  /** What is ticked or circled: behind each of its lines, or behind the question where it has none. */
  boxesOf(t: T): readonly string[]
  /** How many lines there are to write the answer on. */
  readonly answerLines: 0 | 1 | 2
  /** The right answer in the game's own words, for the key; of a game without it, the stored one is a text. */
  answerOf?(answer: string, t: T): string
}
