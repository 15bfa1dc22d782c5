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

/** Also the class of the page's root. */
export function useThemeChoice(): ThemeChoice {
  const [theme, , { definedBy }] = useTheme()
  return definedBy === "SYSTEM" || theme === null ? "system" : theme
}

export function useChooseTheme(): (choice: ThemeChoice) => void {
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
