import type { ReactNode } from "react"
import {
  ThemeProvider as RemixThemeProvider,
  themes,
  useTheme,
} from "remix-themes/build/theme-provider.js"
import { type ThemeChoice, grounds, themeChoices } from "./theme"

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

/** The colour of what browsers draw around a page: that of its ground. */
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
