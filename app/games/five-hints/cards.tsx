import type { GameCards } from "../game-cards"
import { HintCards } from "./board.tsx"

export const fiveHintsCards: GameCards = {
  Answer: null,
  linesTitle: "record.hints",
  Lines,
  hasAnswerText: true,
}

/** All hints, as in a round. */
function Lines({ lines }: { lines: readonly string[] }) {
  return <HintCards hints={lines} hintsLeft={0} />
}
