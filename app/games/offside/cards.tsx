import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse } from "#app/ui/user-text.tsx"
import type { GameCards } from "../game-cards"

export const offsideCards: GameCards = {
  Answer,
  Given,
  linesTitle: "record.statements",
  Lines,
  hasAnswerText: false,
}

function Answer({ answer }: { answer: string }) {
  const { t } = useTranslation()
  const places = trueNumbers(answer).join(t("record.between"))
  return <>{t("record.trueOnes", { places })}</>
}

/** All six may have been called offside; then the answer is empty. */
function Given({ answer }: { answer: string }) {
  const { t } = useTranslation()
  const places = trueNumbers(answer).join(t("record.between"))
  return <>{places ? t("record.saidTrue", { places }) : t("record.saidNone")}</>
}

function Lines({ lines, answer }: { lines: readonly string[]; answer: string }) {
  const { t } = useTranslation()
  const trueOnes = trueNumbers(answer)
  return (
    <ol className="grid gap-2">
      {lines.map((line, index) => {
        const isTrue = trueOnes.includes(String(index + 1))
        return (
          <li key={line} className="card flex flex-wrap gap-3 p-4">
            <span aria-hidden className="font-bold tabular-nums text-soft">
              {index + 1}
            </span>
            <span className="grow text-lg">
              <UserProse>{line}</UserProse>
            </span>
            <strong className={`flex items-center gap-2 ${isTrue ? "text-action" : "text-wrong"}`}>
              <Icon name={isTrue ? "check" : "offside"} />
              {t(isTrue ? "offside.true" : "offside.false")}
            </strong>
          </li>
        )
      })}
    </ol>
  )
}

/** The numbers of the true statements in a stored answer: "135" stands for 1, 3 and 5. */
const trueNumbers = (answer: string): readonly string[] => answer.match(/[1-6]/g) ?? []
