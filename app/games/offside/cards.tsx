import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import type { GameCards } from "../game-cards"
import { StatementCard } from "./board.tsx"

/** Its answer names the true statements; in a list for review each statement says whether it is true. */
export const offsideCards: GameCards = {
  Answer,
  linesTitle: "record.statements",
  Lines,
  hasAnswerText: false,
}

function Answer({ answer }: { answer: string }) {
  const { t } = useTranslation()
  const places = trueNumbers(answer).join(t("record.between"))
  return <>{t("record.trueOnes", { places })}</>
}

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

/** The numbers of the true statements, as an answer of offside names them: of "135" 1, 3 and 5. */
const trueNumbers = (answer: string): readonly string[] => answer.match(/[1-6]/g) ?? []
