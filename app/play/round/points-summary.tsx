import { useTranslation } from "react-i18next"
import { type Credit, getPaid, hadItsPoints } from "#game/rounds/credit"
import { getSourceTraits, isPractice, type Source } from "#game/sources/source"

interface Props {
  won: number
  credit: Credit
  source: Source
}

export function PointsSummary({ won, credit, source }: Props) {
  const { t } = useTranslation()
  if (isPractice(source)) return <p className="points text-soft">{t("play.practice")}</p>
  if (!getSourceTraits(source).earnsPoints)
    return (
      <p className={won > 0 ? "points text-lg font-bold" : "points text-soft"}>
        {t("play.wasWorth", { count: won })}
      </p>
    )
  if (credit.state === "pending" && won > 0)
    return (
      <p className="points rounded border-2 border-hint p-3 font-bold">
        {t(credit.isUnknown ? "play.unknown" : "play.pending", { count: won })}
      </p>
    )
  return (
    <p className="points text-lg font-bold">
      {hadItsPoints(credit) ? t("play.hadBefore") : t("play.won", { count: getPaid(credit, won) })}
    </p>
  )
}
