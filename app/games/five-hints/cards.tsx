import { UserProse } from "#app/ui/user-text.tsx"
import type { GameCards } from "../game-cards"

export const fiveHintsCards: GameCards = {
  Answer: null,
  linesTitle: "record.hints",
  Lines,
  hasAnswerText: true,
}

/** All hints of a question. It does not reuse the component of a round, whose code is too large for these pages. */
function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="grid gap-2">
      {lines.map((line, index) => (
        <li key={line} className="flex gap-3 rounded border-s-4 border-hint bg-surface p-4 text-lg">
          <span aria-hidden className="chip self-start border-hint">
            {index + 1}
          </span>
          <UserProse>{line}</UserProse>
        </li>
      ))}
    </ol>
  )
}
