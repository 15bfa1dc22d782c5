import { expect, test } from "vitest"
import { normalised } from "./normalised"

const forms = ["NFC", "NFKC", "NFKD"] as const

test.each(forms)("normalises a text without long runs of marks as Unicode says (%s)", (form) => {
  for (const text of ["", "Café ﷺ ²", "قُرآنٌ كَرِيمٌ", "e\u0301\u0323".repeat(1000), "👩‍👧 e\u0301"])
    expect(normalised(text, form)).toBe(text.normalize(form))
})

test.each(forms)("keeps at most 30 marks in a row, and all that follows (%s)", (form) => {
  const text = `a${"\u0301\u0323".repeat(100_000)}b`
  const marks = normalised(text, form).match(/\p{M}/gu) ?? []
  expect(marks.length).toBeLessThanOrEqual(30)
  expect(normalised(text, form).endsWith("b")).toBe(true)
  expect(normalised(normalised(text, form), form)).toBe(normalised(text, form))
})
