import { type i18n, createInstance } from "i18next"
import { initReactI18next } from "react-i18next"
import type { Language } from "#contract/words"
import ar from "../../public/assets/locales/ar/translation.json"
import en from "../../public/assets/locales/en/translation.json"
import { options } from "./options"
import type { TranslationKey } from "./keys"

const instances = new Map<Language, Promise<i18n>>()

export async function createTranslator(language: Language) {
  const instance = await (instances.get(language) ?? start(language))
  return { language, instance, t: instance.t }
}

function start(language: Language): Promise<i18n> {
  const instance = createInstance().use(initReactI18next)
  const started = instance
    .init({
      ...options,
      lng: language,
      resources: { en: { translation: en }, ar: { translation: ar } },
    })
    .then(() => remembering(instance))
  instances.set(language, started)
  return started
}

const longestCached = 300
const cachedMax = 5_000

/** Caches texts by key and values: a page has about a hundred texts, and most of them were on another one. */
function remembering(instance: i18n): i18n {
  const sentences = new Map<string, unknown>()
  instance.t = new Proxy(instance.t, {
    apply(t, self, given: unknown[]) {
      const key = JSON.stringify(given)
      const known = sentences.get(key)
      if (known !== undefined) return known
      const sentence: unknown = Reflect.apply(t, self, given)
      if (sentences.size >= cachedMax) sentences.clear()
      if (key.length <= longestCached) sentences.set(key, sentence)
      return sentence
    },
  })
  return instance
}

const known = new Set(getKeys(en, ""))

export function isTranslationKey(value: string): value is TranslationKey {
  return known.has(value)
}

function getKeys(tree: object, prefix: string): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === "string"
      ? [prefix + name.replace(/_(zero|one|two|few|many|other)$/, "")]
      : getKeys(value, `${prefix}${name}.`),
  )
}
