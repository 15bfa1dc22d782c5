import type { ReactNode } from "react"
import {
  ThemeProvider as RemixThemeProvider,
  themes,
  useTheme,
} from "remix-themes/build/theme-provider.js"
import type { ThemeChoice } from "./theme"

export function ThemeProvider({ choice, children }: { choice: ThemeChoice; children: ReactNode }) {
  return (
    <RemixThemeProvider specifiedTheme={themeNamed(choice)} themeAction="/action/set-theme">
      {children}
    </RemixThemeProvider>
  )
}

/** What the person chose; the class that the page's root bears. */
export function useThemeChoice(): ThemeChoice {
  const [theme, , { definedBy }] = useTheme()
  return definedBy === "SYSTEM" || theme === null ? "system" : theme
}

/** Chooses a theme at once, in every tab, and keeps it. */
export function useChooseTheme(): (choice: ThemeChoice) => void {
  const [, setTheme] = useTheme()
  return (choice) => setTheme(themeNamed(choice))
}

/** The provider's own value; `null` stands for the system's. */
const themeNamed = (choice: ThemeChoice) => themes.find((theme) => `${theme}` === choice) ?? null
