import type { GamePrint } from "../game-print"

/** An item has no hints that would leave room for notes. */
export const difficultyPrint: GamePrint = { boxesOf: () => [], answerLines: 2 }
