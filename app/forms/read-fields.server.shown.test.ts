import { expect, it } from "vitest"
import { shownMax, shownText } from "./read-fields.server"

it("leaves a text within its limit as it was typed", () => {
  expect(shownText(" \u200bNile\0 ", 20)).toBe(" \u200bNile\0 ")
})

it("keeps all of a text that is a little too long", () => {
  expect(shownText("x".repeat(301), 300)).toBe("x".repeat(301))
})

it("keeps what there is to see where nobody sees the rest", () => {
  expect(shownText("\u200b".repeat(500) + "x".repeat(300), 300)).toBe("x".repeat(300))
})

it.each(["ﷺ", "a\u0301\u0323", "\0", "<", "👩‍👩‍👧", " x", "\u202e", "\n"])(
  "keeps the first part of a million times %j",
  (letters) => {
    for (const max of [2, 60, 300, 3000])
      expect(shownText(letters.repeat(1_000_000), max).length).toBeLessThanOrEqual(shownMax(max))
  },
)
