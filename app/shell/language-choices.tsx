import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"

/** Each language by its own name. The form loads a new document, because the direction of the page changes. */
const names = { en: "English", ar: "العربية" } as const

export function LanguageChoices() {
  const { t, i18n } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/action/set-language" aria-label={t("language.label")}>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {(["en", "ar"] as const).map((language) => (
        <button
          key={language}
          name="lng"
          value={language}
          lang={language}
          className="menu-item"
          aria-pressed={i18n.language === language}
        >
          <Icon name="language" />
          {names[language]}
        </button>
      ))}
    </form>
  )
}
