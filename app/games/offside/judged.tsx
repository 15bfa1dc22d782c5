import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"

/** What was said of a statement, and, if that was wrong, what it is. */
export function Judged({
  statement: { isTrue, said },
}: {
  statement: { readonly isTrue: boolean; readonly said: boolean }
}) {
  const { t } = useTranslation()
  const isRight = said === isTrue
  return (
    <span
      className={`flex items-center gap-2 text-sm font-semibold ${isRight ? "text-action" : "text-wrong"}`}
    >
      <Icon name={isRight ? "check" : "cross"} />
      {isRight ? null : t(isTrue ? "offside.isTrue" : "offside.isFalse")}{" "}
      {t(isRight ? "offside.judgedRight" : "offside.judgedWrong", {
        said: t(said ? "offside.true" : "offside.false"),
      })}
    </span>
  )
}
