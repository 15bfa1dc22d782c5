import { useTranslation } from "react-i18next"
import { StatementCard } from "./board.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { trueNumbers } from "./record"

/** How a waiting question of offside is shown: each statement says whether it is true, so no answer is needed. */
export const offsideReview = { Lines, hasAnswerText: false }

function Lines({ lines, answer }: { lines: readonly string[]; answer: string }) {
  const { t } = useTranslation()
  const trueOnes = trueNumbers(answer)
  return (
    <ol className="grid gap-2">
      {lines.map((line, index) => {
        const isTrue = trueOnes.includes(String(index + 1))
        return (
          <li key={line}>
            <StatementCard position={index + 1} text={line}>
              <p
                className={`flex items-center gap-2 font-semibold ${isTrue ? "text-action" : "text-wrong"}`}
              >
                <Icon name={isTrue ? "check" : "offside"} />
                {t(isTrue ? "offside.true" : "offside.false")}
              </p>
            </StatementCard>
          </li>
        )
      })}
    </ol>
  )
}
