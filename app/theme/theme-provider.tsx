import type { ReactNode } from "react"
import {
  ThemeProvider as RemixThemeProvider,
  themes,
  useTheme,
} from "remix-themes/build/theme-provider.js"
import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { type ThemeChoice, grounds, themeChoices } from "./theme"

export function ThemeProvider({ choice, children }: { choice: ThemeChoice; children: ReactNode }) {
  return (
    <RemixThemeProvider specifiedTheme={themeNamed(choice)} themeAction="/action/set-theme">
      {children}
    </RemixThemeProvider>
  )
}

export function useThemeChoice(): ThemeChoice {
  const [theme, , { definedBy }] = useTheme()
  return definedBy === "SYSTEM" || theme === null ? "system" : theme
}

function useChooseTheme(): (choice: ThemeChoice) => void {
  const [, setTheme] = useTheme()
  return (choice) => setTheme(themeNamed(choice))
}

const themeNamed = (choice: ThemeChoice) => themes.find((theme) => `${theme}` === choice) ?? null

export function ThemeColour() {
  const choice = useThemeChoice()
  if (choice !== "system") return <meta name="theme-color" content={grounds[choice]} />
  return themeChoices.map((scheme) =>
    scheme === "system" ? null : (
      <meta
        key={scheme}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={grounds[scheme]}
      />
    ),
  )
}

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
