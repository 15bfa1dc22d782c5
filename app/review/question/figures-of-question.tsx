import { useTranslation } from "react-i18next"
import { UserText } from "#app/ui/user-text.tsx"
import type { FiguresView } from "./figures.server"

export function FiguresLine({ figures }: { figures: FiguresView | null }) {
  const { t } = useTranslation()
  if (!figures) return null
  const { played, percentRight, hints, appeals, openAppeals } = figures
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-soft">
      <span>{t("mine.figures.played", { times: played })}</span>
      <span>· {t("mine.figures.right", { percent: percentRight })}</span>
      {hints ? <span>· {t("mine.figures.hints", { hints })}</span> : null}
      {appeals > 0 ? (
        <span>
          · {t(`mine.figures.${openAppeals > 0 ? "open" : "appeals"}`, { appeals, openAppeals })}
        </span>
      ) : null}
    </p>
  )
}

export function CommonWrongAnswers({ figures }: { figures: FiguresView | null }) {
  const { t } = useTranslation()
  if (!figures || figures.wrong.length === 0) return null
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-soft">{t("mine.figures.wrong")}</p>
      <ol className="flex flex-wrap gap-2">
        {figures.wrong.map(({ answer, count }) => (
          <li key={answer} className="chip">
            <UserText>{answer}</UserText> × {count}
          </li>
        ))}
      </ol>
    </div>
  )
}
