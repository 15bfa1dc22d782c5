import { describe, expect, it } from "vitest"
import { judge } from "./judge"
import { arabic } from "./pairs/arabic"
import { english } from "./pairs/english"

const tables = { English: english, Arabic: arabic }

describe.each(Object.entries(tables))("an answer in %s", (_, groups) => {
  describe.each(Object.entries(groups))("%s", (_, pairs) => {
    it.each(pairs)("judges %j for %j: %s", (given, stored, verdict) => {
      expect(judge(given, stored)).toBe(verdict)
    })
  })
})

describe("a long answer", () => {
  it("is wrong over 500 characters, even if it equals the stored answer", () => {
    expect(judge("a".repeat(501), "a".repeat(501))).toBeNull()
  })

  it("is judged up to 500 characters", () => {
    const long = "ab ".repeat(163)
    expect(judge(`${long}plannets`, `${long}planets`)).toBe("close")
  })
})

describe("the judge", () => {
  it("never accepts an empty answer", () => {
    const stored = Object.values(tables).flatMap((groups) => Object.values(groups).flat())
    expect(stored.filter(([, right]) => judge(" ", right) !== null)).toEqual([])
  })

  it("accepts every stored answer as it is stored", () => {
    const stored = Object.values(tables).flatMap((groups) => Object.values(groups).flat())
    const typed = stored
      .map(([, right]) => right.split("|")[0] ?? "")
      .filter((right) => right.trim())
    expect(typed.filter((right) => judge(right, right) !== "exact")).toEqual([])
  })
})
