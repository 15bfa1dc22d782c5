import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TitledSection } from "#app/ui/headings.tsx"

/** The cookies, by the names that a browser shows. */
const cookies = [
  { name: "__Host-session", use: "session" },
  { name: "__Host-device", use: "device" },
  { name: "__Host-visitor", use: "visitor" },
  { name: "__Host-theme", use: "theme" },
  { name: "i18next", use: "language" },
  { name: "__Host-toast", use: "toast" },
  { name: "__Host-kept-form", use: "kept" },
  { name: "cookies", use: "probe" },
] as const

/** Which personal data is stored, and where. */
export function Privacy() {
  const { t } = useTranslation()
  return (
    <TitledSection id="privacy" title={t("about.privacy.title")}>
      <p className="max-w-prose">{t("about.privacy.promise")}</p>
      <p className="max-w-prose">{t("about.privacy.kept")}</p>
      <p className="max-w-prose">{t("about.privacy.letters")}</p>
      <h3 className="font-bold">{t("about.privacy.cookies")}</h3>
      <dl className="grid max-w-prose gap-3">
        {cookies.map(({ name, use }) => (
          <div key={name}>
            <dt>
              <code dir="ltr">{name}</code>
            </dt>
            <dd className="text-soft">{t(`about.privacy.cookie.${use}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose">{t("about.privacy.device")}</p>
      <p className="max-w-prose">
        {t("about.privacy.delete")}{" "}
        <Link to="/contacts" className="link" viewTransition>
          {t("about.privacy.write")}
        </Link>
      </p>
    </TitledSection>
  )
}
