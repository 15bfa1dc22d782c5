import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DonePage } from "#app/ui/done-page.tsx"

/** What to do until the mail arrives. */
export function MailSent() {
  const { t } = useTranslation()
  return (
    <DonePage icon="letter" title={t("forget.sent.title")} text={t("forget.sent.text")}>
      <Link to="/login" className="button button-main max-sm:w-full" viewTransition>
        {t("forget.toLogin")}
      </Link>
      <Link to="/password-forget" className="button button-quiet max-sm:w-full" viewTransition>
        {t("forget.sent.again")}
      </Link>
    </DonePage>
  )
}
