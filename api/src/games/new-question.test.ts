import { expect, it } from "vitest"
import { getLanguage } from "./new-question"

it.each([
  ["Which river is the longest?", "ar", "en"],
  ["أيّ الأنهار أطول؟", "en", "ar"],
  ["ما معنى H2O و DNA؟ هما من مصطلحات العلوم", "en", "ar"],
  ["2 + 2 = ?", "ar", "ar"],
  ["2 + 2 = ?", "en", "en"],
  ["س = x", "ar", "ar"],
  ["", "en", "en"],
] as const)(
  "gives %j, with the request language %s, the language %s",
  (text, otherwise, language) => {
    expect(getLanguage(text, otherwise)).toBe(language)
  },
)
