import type { InitOptions } from "i18next"

/** What server and browser must agree on. */
export const options = {
  supportedLngs: ["en", "ar"],
  fallbackLng: "en",
  interpolation: { escape: isolated },
  react: { useSuspense: false },
} satisfies InitOptions

/**
 * A value in a sentence keeps its own direction: "Layla" in an Arabic sentence leaves the sign
 * behind it where it belongs. Numbers need no isolation; React does the escaping.
 */
function isolated(value: string): string {
  return /^[\d.,]*$/.test(value) ? value : `\u2068${value}\u2069`
}

declare const LOCALES_VERSION: string

/** Where the browser finds the sentences of a language; the version changes with their content. */
export const localesPath = (language: string) =>
  `/assets/locales/${language}/translation.json?v=${LOCALES_VERSION}`
