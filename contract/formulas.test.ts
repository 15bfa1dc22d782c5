import { expect, test } from "vitest"
import { splitAlternatives, toOneAlternative } from "./formulas"

test.each([
  ["a | b|c", ["a", "b", "c"]],
  [String.raw`\(|x|\) | \[a|b\]|c`, [String.raw`\(|x|\)`, String.raw`\[a|b\]`, "c"]],
  ["$$|x|$$|[tex]|y|[/tex]", ["$$|x|$$", "[tex]|y|[/tex]"]],
  [String.raw`\(a | b`, [String.raw`\(a`, "b"]],
  ["|x| = 3", ["", "x", "= 3"]],
  ["", [""]],
])("the alternatives of %s are split outside of formulas", (text, parts) => {
  expect(splitAlternatives(text)).toEqual(parts)
})

test.each([
  ["a | b", "a b"],
  [String.raw`\(|x|\)| 3`, String.raw`\(|x|\) 3`],
  [" Nile|", "Nile"],
])("%s is one alternative as %s", (text, one) => {
  expect(toOneAlternative(text)).toBe(one)
  expect(splitAlternatives(one)).toEqual([one])
})

test("a text of a megabyte is split", () => {
  for (const piece of ["\\(", "$$", "[tex]", "\\[\\", "|"])
    expect(splitAlternatives(piece.repeat(1_000_000 / piece.length)).join("|")).toContain(piece[0])
})
