import { HintCards } from "./board.tsx"

/** How a waiting question of five hints is shown: with all hints, as in a round. */
export const fiveHintsReview = { Lines, hasAnswerText: true }

function Lines({ lines }: { lines: readonly string[] }) {
  return <HintCards hints={lines} hintsLeft={0} />
}
