import { readFileSync } from "node:fs"
import { createInstance } from "i18next"
import { readSeed } from "../../api/seed/read-seed.mjs"
import type { TranslationKey } from "../../app/i18n/keys"

export type Language = "en" | "ar"
export const languages = ["en", "ar"] as const

const i18n = createInstance()
void i18n.init({
  initImmediate: false,
  interpolation: { escapeValue: false },
  resources: { en: { translation: sentencesIn("en") }, ar: { translation: sentencesIn("ar") } },
})

/** The expected message of a page, without direction marks around values, as a page's text is compared. */
export const say = (
  language: Language,
  key: TranslationKey,
  values: Readonly<Record<string, string | number>> = {},
): string => i18n.t(key, { lng: language, ...values })

export type { TranslationKey }

function sentencesIn(lng: Language) {
  const file = new URL(`../../public/assets/locales/${lng}/translation.json`, import.meta.url)
  return JSON.parse(readFileSync(file, "utf8"))
}

const { curriculum } = readSeed()

export function placeIn(language: Language, path: string): string {
  if (language === "en") return path
  return path.replace(/(?<=[?&]subject=)\w+/, (name) => {
    const subject = curriculum.subjects.find(({ en }) => en === name)
    return new URLSearchParams({ subject: subject?.ar ?? name }).toString().slice("subject=".length)
  })
}
