import { expect, it } from "vitest"
import { noTags, tags } from "../tests/support/markup"
import { holdsMarkup } from "./html-tag"
import { cleanLine, cleanProse, cleanQuestion, turnsAround } from "./text"

it("keeps the lines of a question, with their indents", () => {
  const text = "What does this print?\nx = 5\nif x > 3:\n    print(x)"
  expect(cleanQuestion(` ${text.replaceAll("\n", "  \r\n")}\n\n`)).toBe(text)
  expect(cleanQuestion("a\n \n\n\nb")).toBe("a\n\nb")
})

it("puts what is beyond twelve lines on the last one", () => {
  const lines = Array.from({ length: 300 }, (_, at) => String(at))
  const cleaned = cleanQuestion(lines.join("\n"))
  expect(cleaned.split("\n")).toHaveLength(12)
  expect(cleaned).toMatch(/\n10\n11 12 13 .* 299$/)
  expect(cleanQuestion(cleaned)).toBe(cleaned)
})

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

it.each(tags)("finds %s in %j", (_, text) => {
  expect(holdsMarkup(cleanProse(text))).toBe(true)
})

it.each(noTags)("finds no tag in %s, %j", (_, text) => {
  expect(holdsMarkup(cleanProse(text))).toBe(false)
})

/** The regular expression takes linear time. */
it.each(["<", "<a", "<a ", "<a/", "<a-", "<ab-", "<x aa", "<x aa  ", "<a\u200d"])(
  "reads 200,000 times %j to the end",
  (part) => {
    expect(holdsMarkup(`${part.repeat(200_000)}<b>`)).toBe(true)
    expect(holdsMarkup(`<a ${part.slice(1).repeat(200_000)}`)).toBe(false)
  },
)
