export const themeChoices = ["dark", "light", "system"] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** `--ground` of app/styles.css, for those who cannot read styles. */
export const grounds = { dark: "#091b14", light: "#f7f6ef" } as const
