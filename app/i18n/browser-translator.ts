import type { i18n } from "i18next"
import { localesPath, options } from "./options"

interface Texts {
  readonly [name: string]: string | Texts
}

type Values = Readonly<Record<string, unknown>>

/**
 * The browser's translator: what react-i18next and the pages ask of i18next, without the 13 KB that
 * they do not need (decision 82). `null` if the texts do not load.
 */
export async function loadTranslator(language: string): Promise<i18n | null> {
  const texts = await loadTexts(language)
  // It is said to be all of i18next, because react-i18next accepts no smaller type.
  return texts && Object.create(createTranslator(language, texts))
}

const rightToLeft = /^(ar|ckb|dv|fa|he|ps|ug|ur|yi)\b/

export function createTranslator(first: string, texts: Texts) {
  const listeners = new Set<() => void>()
  let translate = translatorOf(first, texts)
  return {
    options: { ...options, defaultNS: "translation" },
    isInitialized: true,
    language: first,
    languages: [first],
    hasLoadedNamespace: () => true,
    // A new function each time: by it components notice that the language has changed.
    getFixedT: () => (key: string, values?: Values) => translate(key, values),
    dir(): string {
      return rightToLeft.test(this.language) ? "rtl" : "ltr"
    },
    on: (_: string, listener: () => void) => void listeners.add(listener),
    off: (_: string, listener: () => void) => void listeners.delete(listener),
    async changeLanguage(language: string) {
      const loaded = await loadTexts(language)
      if (!loaded) return
      translate = translatorOf(language, loaded)
      this.language = language
      for (const listener of listeners) listener()
    },
  }
}

function translatorOf(language: string, texts: Texts) {
  const rules = new Intl.PluralRules(language)
  return (key: string, values: Values = {}): string => {
    const { count } = values
    const forms = typeof count === "number" ? ["_" + rules.select(count), ""] : [""]
    if (count === 0) forms.unshift("_zero")
    const text = forms.map((form) => find(texts, key + form)).find((each) => each !== undefined)
    return (text ?? key).replace(/{{(.+?)}}/g, (unknown, name: string) =>
      name in values ? options.interpolation.escape(String(values[name] ?? "")) : unknown,
    )
  }
}

function find(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts
  for (const name of key.split(".")) found = typeof found === "object" ? found[name] : undefined
  return typeof found === "string" ? found : undefined
}

const longestWaitMs = 6_000

async function loadTexts(language: string, waitMs = 350): Promise<Texts | null> {
  try {
    const response = await fetch(localesPath(language))
    if (response.ok) return await response.json()
    if (response.status < 500 || waitMs > longestWaitMs) return null
  } catch {
    return null
  }
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  return loadTexts(language, waitMs * 2)
}
