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

const ownOptions = new Set(["lng", "lngs", "ns", "keyPrefix"])

/** Caches texts without values: a page has about a hundred texts, and most of them never change. */
function remembering(instance: i18n): i18n {
  const sentences = new Map<unknown, unknown>()
  instance.t = new Proxy(instance.t, {
    apply(t, self, [key, options = {}]: unknown[]) {
      if (!isPlain(options)) return Reflect.apply(t, self, [key, options])
      const sentence = sentences.get(key) ?? Reflect.apply(t, self, [key, options])
      sentences.set(key, sentence)
      return sentence
    },
  })
  return instance
}

/** Whether the options hold no values, only what a component's `t` adds to each call. */
const isPlain = (options: unknown) =>
  typeof options === "object" &&
  Object.entries(options ?? {}).every(
    ([name, value]) => ownOptions.has(name) && (value ?? "translation") === "translation",
  )

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
