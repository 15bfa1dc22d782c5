import { useTranslation } from "react-i18next"
import { type Credit, hadItsPoints } from "#game/rounds/credit"
import { getSourceTraits, isPractice, type Source } from "#game/sources/source"

interface Props {
  won: number
  credit: Credit
  source: Source
  /** The player's newest total, as in the top bar. An older result had another one. */
  total: number
}

export function PointsSummary({ won, credit, source, total }: Props) {
  const { t } = useTranslation()
  if (isPractice(source)) return <p className="text-soft">{t("play.practice")}</p>
  if (!getSourceTraits(source).earnsPoints)
    return (
      <p className={won > 0 ? "text-lg font-bold" : "text-soft"}>
        {t("play.wasWorth", { count: won })}
      </p>
    )
  if (credit.state === "pending" && won > 0)
    return (
      <p className="rounded border-2 border-hint p-3 font-bold">
        {t(credit.isUnknown ? "play.unknown" : "play.pending", { count: won })}
      </p>
    )
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-2 text-lg font-bold">
      {hadItsPoints(credit) ? t("play.hadBefore") : t("play.won", { count: won })}
      <span className="text-base font-normal text-soft">
        {t("play.total")} <span className="font-bold tabular-nums text-text">{total}</span>
      </span>
    </p>
  )
}
