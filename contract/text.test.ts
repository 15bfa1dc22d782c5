import { expect, it } from "vitest"
import { cleanLine, cleanProse, turnsAround } from "./text"

it.each([
  ["a zero-width space", "Ni\u200ble", "Nile"],
  ["a byte order mark", "\ufeffNile", "Nile"],
  ["a word joiner and a soft hyphen", "N\u2060i\u00adle", "Nile"],
  ["embeddings and isolates of a pasted number", "\u202a+20 100\u202c \u2067x\u2069", "+20 100 x"],
  ["control characters", "Ni\u0000l\u001be\u0085", "Nile"],
  ["a lone surrogate", "Nile \ud83d", "Nile"],
  ["surrounding space", "\u00a0 Nile \u3000", "Nile"],
  ["a decomposed letter", "e\u0301te\u0301", "\u00e9t\u00e9"],
  ["a tab", "a\tb", "a b"],
])("removes %s", (_, text, cleaned) => {
  expect(cleanProse(text)).toBe(cleaned)
})

it.each([
  ["the joiner of a family of emoji", "👩\u200d👧"],
  ["the non-joiner of Persian", "می\u200cخواهم"],
  ["a direction mark beside a symbol", "C++\u200e هنا"],
  ["a flag", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["Arabic marks", "كَتَبَ"],
])("keeps %s", (_, text) => {
  expect(cleanProse(text)).toBe(text.normalize("NFC"))
})

it.each([
  "",
  " ",
  "\u200b\u200b",
  "\u200d\u200e\u061c",
  "\u3164\u115f",
  "\ufe0f",
  "\u2800",
  "\0\n",
])("finds no readable text in %j", (text) => {
  expect(cleanProse(text)).toBe("")
})

it("keeps line breaks in prose and none in a single line", () => {
  expect(cleanProse("one\r\ntwo\u2028three")).toBe("one\ntwo\nthree")
  expect(cleanLine("one \r\n\n two\nthree")).toBe("one two three")
})

it("finds direction overrides", () => {
  expect(turnsAround("Nile\u202egnp.exe")).toBe(true)
  expect(turnsAround("\u202d")).toBe(true)
  expect(turnsAround("النيل \u200f\u2067x\u2069")).toBe(false)
})
