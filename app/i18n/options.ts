import type { InitOptions } from "i18next"

export { useChangeLanguage } from "remix-i18next/react"

export const options = {
  supportedLngs: ["en", "ar"],
  fallbackLng: "en",
  interpolation: { escape: isolated },
  react: { useSuspense: false },
} satisfies InitOptions

/**
 * Isolates the direction of a value, so that punctuation after "Layla" in an Arabic sentence stays in
 * its place. Numbers need no isolation. HTML is not escaped here, because React does it.
 */
function isolated(value: string): string {
  return /^[\d.,]*$/.test(value) ? value : `\u2068${value}\u2069`
}

declare const LOCALES_VERSION: string

export const localesPath = (language: string) =>
  `/assets/locales/${language}/translation.json?v=${LOCALES_VERSION}`
