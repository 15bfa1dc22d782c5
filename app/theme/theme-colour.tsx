import { grounds, themeChoices } from "./theme"
import { useThemeChoice } from "./theme-provider"

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
