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

export const fiveHintsIcon =
  '<path d="M9 18.5h6M10 21.5h4"/><path d="M12 2.5a6.5 6.5 0 0 0-3.8 11.8c.6.5.8 1 .8 1.7h6c0-.7.2-1.2.8-1.7A6.5 6.5 0 0 0 12 2.5z"/><path d="M12 6v4.5M10 8.2h4"/>'
