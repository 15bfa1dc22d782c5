declare const LOCALES_VERSION: string

/** Where the browser finds the sentences of a language; the version changes with their content. */
export const localesPath = (language: string) =>
  `/assets/locales/${language}/translation.json?v=${LOCALES_VERSION}`
