import { expect, it } from "vitest"
import { shownMax, shownText } from "./read-fields.server"

it("keeps a text within the limit as it was typed", () => {
  expect(shownText(" \u200bNile\0 ", 20)).toBe(" \u200bNile\0 ")
})

it("keeps all of a text that is a little too long", () => {
  expect(shownText("x".repeat(301), 300)).toBe("x".repeat(301))
})

it("keeps the visible characters of a text that is mostly invisible", () => {
  expect(shownText("\u200b".repeat(500) + "x".repeat(300), 300)).toBe("x".repeat(300))
})

it.each(["ﷺ", "a\u0301\u0323", "\0", "<", "👩‍👩‍👧", " x", "\u202e", "\n"])(
  "cuts a text of a million times %j",
  (letters) => {
    for (const max of [2, 60, 300, 3000])
      expect(shownText(letters.repeat(1_000_000), max).length).toBeLessThanOrEqual(shownMax(max))
  },
)
