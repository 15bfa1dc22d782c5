import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"

export function AccountOffer({ redirectTo }: { redirectTo: string }) {
  const { t } = useTranslation()
  const query = new URLSearchParams({ redirectTo })
  return (
    <section className="grid gap-3">
      <p>{t("trial.why")}</p>
      <Link to={`/signup?${query}`} className="button button-main w-full text-lg" viewTransition>
        {t("trial.signUp")}
        <Icon name="arrow-next" />
      </Link>
      <Link to={`/login?${query}`} className="button button-quiet w-full" viewTransition>
        {t("home.login")}
      </Link>
    </section>
  )
}
