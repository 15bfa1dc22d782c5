import { useTranslation } from "react-i18next"
import { useHydrated } from "#app/ui/hydration"

export function PrintNow() {
  const { t } = useTranslation()
  return useHydrated() ? (
    <button type="button" className="button button-main" onClick={() => window.print()}>
      {t("print.now")}
    </button>
  ) : (
    <p className="text-soft">{t("print.how")}</p>
  )
}
