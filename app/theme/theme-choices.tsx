import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { themeChoices } from "./theme"
import { useChooseTheme, useThemeChoice } from "./theme-provider"

const icons = { dark: "moon", light: "sun", system: "system" } as const

export const ThemeIcon = () => <Icon name={icons[useThemeChoice()]} />

export function ThemeChoices() {
  const { t } = useTranslation()
  const chosen = useThemeChoice()
  const choose = useChooseTheme()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/action/set-theme" aria-label={t("theme.label")}>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {themeChoices.map((choice) => (
        <button
          key={choice}
          name="theme"
          value={choice}
          className="menu-item"
          aria-pressed={choice === chosen}
          onClick={(event) => {
            event.preventDefault()
            choose(choice)
          }}
        >
          <Icon name={icons[choice]} />
          {t(`theme.${choice}`)}
        </button>
      ))}
    </form>
  )
}
