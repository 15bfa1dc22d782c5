import type { GameCards } from "../game-cards"
import { HintCards } from "./hint-cards"

export const fiveHintsCards: GameCards = {
  Answer: null,
  linesTitle: "record.hints",
  Lines,
  hasAnswerText: true,
}

/** All hints of a question. */
function Lines({ lines }: { lines: readonly string[] }) {
  return <HintCards hints={lines} />
}
