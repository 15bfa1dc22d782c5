import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DonePage } from "#app/ui/done-page.tsx"

/** The question is with the admins; the next one keeps its place and its language. */
export function Sent({ again }: { again: string }) {
  const { t } = useTranslation()
  return (
    <DonePage icon="check" title={t("make.sent.title")} text={t("make.sent.text")}>
      <Link to={again} className="button button-main max-sm:w-full" viewTransition>
        {t("make.sent.again")}
      </Link>
      <Link to="/games" className="button button-quiet max-sm:w-full" viewTransition>
        {t("nav.games")}
      </Link>
    </DonePage>
  )
}
