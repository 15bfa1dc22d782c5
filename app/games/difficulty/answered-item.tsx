import { useTranslation } from "react-i18next"
import type { AnsweredItem } from "#game/difficulty/view"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"

export function OwnAnswer({ item: { answer, isRight, score } }: { item: AnsweredItem }) {
  const { t } = useTranslation()
  return (
    <p className={`flex flex-wrap items-center gap-2 ${isRight ? "text-action" : "text-wrong"}`}>
      <Icon name={isRight ? "check" : "cross"} />
      {answer ? <UserText>{answer}</UserText> : t("difficulty.leftEmpty")}
      {score > 0 ? (
        <span className="points chip ms-auto">
          <bdi dir="ltr">{isRight ? `+${score}` : "0"}</bdi>
        </span>
      ) : null}
    </p>
  )
}

export function RightAnswer({
  item: { isRight, isInexact, correctAnswer },
}: {
  item: AnsweredItem
}) {
  const { t } = useTranslation()
  if (isRight) return null
  return (
    <p>
      <span className="text-sm text-soft">{t("play.rightAnswer")}: </span>
      <strong>
        <UserText>{correctAnswer}</UserText>
      </strong>
      {isInexact ? (
        <span className="block text-sm text-soft">{t("play.reason.not exact")}</span>
      ) : null}
    </p>
  )
}
