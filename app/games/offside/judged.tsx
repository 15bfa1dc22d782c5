import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"

/** `said`: `null` if a statement was left unmarked. */
export function Judged({ isTrue, said }: { isTrue: boolean; said: boolean | null }) {
  const { t } = useTranslation()
  const isRight = said === isTrue
  return (
    <span
      className={`flex items-center gap-2 text-sm font-semibold ${isRight ? "text-action" : "text-wrong"}`}
    >
      <Icon name={isRight ? "check" : "cross"} />
      {isRight ? null : t(isTrue ? "offside.isTrue" : "offside.isFalse")}{" "}
      {said === null
        ? t("difficulty.leftEmpty")
        : t(isRight ? "offside.judgedRight" : "offside.judgedWrong", {
            said: t(said ? "offside.true" : "offside.false"),
          })}
    </span>
  )
}
