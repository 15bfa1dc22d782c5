import type { CheckedQuestion } from "#app/authoring/authoring-route.server"
import type { GameCorrection } from "#app/authoring/correction.server"
import type { AppContext } from "#app/server/context.server"
import type { GameSheet } from "./game-sheet.server"

type T = AppContext["i18n"]["t"]

export interface ServerGame {
  check(typed: FormData): CheckedQuestion
  readonly correction: GameCorrection
  readonly print: GamePrint
  readonly sheet: GameSheet
}

export interface GamePrint {
  /** The labels of the boxes to tick, after each hint or statement, or after the question if it has none. */
  boxesOf(t: T): readonly string[]
  readonly answerLines: 0 | 1 | 2
  /** The right answer in words of the game, for the key. Without it, the key shows the stored answer as a text. */
  answerOf?(answer: string, t: T): string
}
