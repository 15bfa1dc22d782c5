import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DonePage } from "#app/ui/done-page.tsx"

export function MessageSent() {
  const { t } = useTranslation()
  return (
    <DonePage icon="letter" title={t("contact.sent.title")} text={t("contact.sent.text")}>
      <Link to="/" className="button button-main max-sm:w-full" viewTransition>
        {t("error.home")}
      </Link>
      <Link to="/contacts" className="button button-quiet max-sm:w-full" viewTransition>
        {t("contact.sent.again")}
      </Link>
    </DonePage>
  )
}
