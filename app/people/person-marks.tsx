import { useTranslation } from "react-i18next"

export function PersonMarks({ isWaiting, isBlocked }: { isWaiting: boolean; isBlocked: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {isWaiting ? <span className="chip">{t("people.mark.waiting")}</span> : null}
      {isBlocked ? <span className="chip border-wrong">{t("people.mark.blocked")}</span> : null}
    </>
  )
}

export function LoginName({ email }: { email: string }) {
  const { t } = useTranslation()
  if (!/^\d+$/.test(email)) return <bdi>{email}</bdi>
  return (
    <span>
      {t("class.number")}: <bdi dir="ltr">{email}</bdi>
    </span>
  )
}
