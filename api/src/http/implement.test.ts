import { expect, it } from "vitest"
import { readLanguage } from "./implement"

it.each([
  ["ar", "ar"],
  ["en", "en"],
  ["ar-EG", "ar"],
  ["AR", "ar"],
  ["fr, ar;q=0.5, en;q=0.2", "ar"],
  ["en;q=0.2, ar;q=0.9", "ar"],
  ["ar;q=0, en", "en"],
  ["arabic", null],
  ["*", null],
  ["", null],
  [";q=;,,", null],
  [null, null],
])("reads %o as %s", (header, language) => {
  expect(readLanguage(header)).toBe(language)
})
