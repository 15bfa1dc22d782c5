import en from "../../public/assets/locales/en/translation.json"
import type { TranslationKey } from "./keys"

const known = new Set(keysOf(en, ""))

/** True for a key of the English resources; plural keys by their stem. */
export function isTranslationKey(value: string): value is TranslationKey {
  return known.has(value)
}

function keysOf(tree: object, prefix: string): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === "string"
      ? [prefix + name.replace(/_(zero|one|two|few|many|other)$/, "")]
      : keysOf(value, `${prefix}${name}.`),
  )
}
