import { expect, it } from "vitest"
import { reasonFor } from "./judge"
import { whyWrong } from "./why-wrong"

const words = new Set(["iraq", "ethane", "read", "سيف"])
const options = {
  isWord: (word: string) => words.has(word),
  wrongAnswers: ["Persian Gulf"],
  otherAnswers: ["Zorban"],
}

it.each([
  ["the persian gulf", "Red Sea", "named wrong"],
  ["13", "12", "number"],
  ["twelve hundred", "12", "number"],
  ["a dozan", "24", "number"],
  ["thousands", "12", "other"],
  ["blue", "12", "other"],
  ["ethane", "ethene", "another word"],
  ["سيف", "صيف", "another word"],
  ["read sea", "Red Sea", "another word"],
  ["Zorban", "Zorbal", "another word"],
  ["sea", "Red Sea", "half"],
  ["البحر", "البحر الأحمر", "half"],
  ["camel", "Red Sea", "other"],
  ["", "Red Sea", "other"],
])("explains why %s is wrong for %s: %s", (given, stored, reason) => {
  expect(reasonFor(given, stored, options)).toBe(null)
  expect(whyWrong(given, stored, options)).toBe(reason)
})

it.each([
  ["Went", "went", "not exact"],
  ["the went", "went", "not exact"],
  ["Its", "it's", "not exact"],
  ["gone", "went", "other"],
  ["Persian Gulf", "went", "named wrong"],
  ["persian gulf", "went", "other"],
])("explains why %s is wrong where %s counts exactly: %s", (given, stored, reason) => {
  expect(whyWrong(given, stored, { ...options, exact: true })).toBe(reason)
})
