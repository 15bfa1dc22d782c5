import type { GamePrint } from "../game-print"

export const fiveHintsPrint: GamePrint = { boxesOf: () => [], answerLines: 1 }
