import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"

interface Props {
  isTrue: boolean
  /** `null` if a statement was left unmarked. */
  said: boolean | null
  /** In short, what was right shows only what the statement is. */
  isShort?: boolean
}

export function Judged({ isTrue, said, isShort = false }: Props) {
  const { t } = useTranslation()
  const isRight = said === isTrue
  return (
    <span
      className={`flex items-center gap-2 text-sm font-semibold ${isRight ? "text-action" : "text-wrong"}`}
    >
      <Icon name={isRight ? "check" : "cross"} />
      {isRight && !isShort ? null : t(isTrue ? "offside.isTrue" : "offside.isFalse")}{" "}
      <span className={isRight && isShort ? "sr-only" : undefined}>
        {said === null
          ? t("difficulty.leftEmpty")
          : t(isRight ? "offside.judgedRight" : "offside.judgedWrong", {
              said: t(said ? "offside.true" : "offside.false"),
            })}
      </span>
    </span>
  )
}
