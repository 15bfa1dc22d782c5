export const themeChoices = ["dark", "light", "system"] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** The values of `--ground` in app/styles.css, for code that cannot read styles. */
export const grounds = { dark: "#091b14", light: "#f7f6ef" } as const
