import { useNavigation } from "@remix-run/react"
import { useTranslation } from "react-i18next"

/** A line at the top while the next page is on its way. */
export function Progress() {
  const { t } = useTranslation()
  const { state } = useNavigation()
  if (state === "idle") return null
  return (
    <div aria-live="polite" className="fixed inset-x-0 top-0 z-50 h-1">
      <progress className="sr-only" aria-label={t("nav.loading")} />
      <div aria-hidden className="progress h-full origin-left bg-hint rtl:origin-right" />
    </div>
  )
}
