import { expect, test } from "vitest"
import { diffWords } from "./word-diff"

const told = (before: string, after: string) =>
  diffWords(before, after)
    .map(
      ({ kind, text }) =>
        ({ same: text, added: `+${text.trim()}+ `, removed: `-${text.trim()}- ` })[kind],
    )
    .join("")
    .trim()

test.each([
  ["Which river am I?", "Which river am I?", "Which river am I?"],
  ["Which river am I?", "Which long river am I?", "Which +long+ river am I?"],
  ["a b c d", "a c x d", "a -b- c +x+ d"],
  ["", "New words", "+New words+"],
  ["Old words", "", "-Old words-"],
  ["أين تقع المدينة؟", "أين تقع هذه المدينة؟", "أين تقع +هذه+ المدينة؟"],
])("the change of %j to %j is shown as %j", (before, after, expected) => {
  expect(told(before, after)).toBe(expected)
})

test("all words of both texts are kept", () => {
  const [before, after] = ["one two  three\nfour five", "zero one three four six"]
  const parts = diffWords(before, after)
  const words = (skipped: string) =>
    parts.filter(({ kind }) => kind !== skipped).flatMap(({ text }) => text.trim().split(/\s+/))
  expect(words("added")).toEqual(before.split(/\s+/))
  expect(words("removed")).toEqual(after.split(" "))
})

test("a change of one word is shown in a text of any length", () => {
  const long = "word ".repeat(5000)
  expect(told(`${long}end`, `${long}new end`)).toBe(`${long}+new+ end`)
})

test("texts with too many changes are shown whole, the old one and then the new one", () => {
  const [before, after] = ["old ".repeat(700), "new ".repeat(700)]
  expect(diffWords(before, after)).toEqual([
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ])
})
