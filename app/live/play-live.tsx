import { useTranslation } from "react-i18next"

/** Loads a document, because the pages of a live round run no scripts of the app. */
export function PlayLive({ to }: { to: string | null }) {
  const { t } = useTranslation()
  if (!to) return null
  return (
    <a href={to} className="button button-quiet justify-self-start">
      {t("live.playLive")}
    </a>
  )
}
