import { describe, expect, it } from "vitest"
import { everyS, secondLater, standsStill, type Moment } from "./automatic-hints"

const free: Moment = { isHidden: false, isOnline: true, isBusy: false, hasFocus: false, typed: "" }

describe("the hint clock", () => {
  it("counts ten seconds down to the next hint, and stops at zero", () => {
    let left = everyS
    const shown = Array.from({ length: 11 }, () => (left = secondLater(left, free)))
    expect(shown).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0])
  })

  it.each<[string, Partial<Moment>]>([
    ["the page is hidden", { isHidden: true }],
    ["there is no network", { isOnline: false }],
    ["something is being sent", { isBusy: true }],
    ["the answer field has the focus", { hasFocus: true }],
    ["the answer field has text", { typed: "N" }],
  ])("stands still while %s", (_, part) => {
    const moment = { ...free, ...part }
    expect(standsStill(moment)).toBe(true)
    expect(secondLater(4, moment)).toBe(4)
    expect(secondLater(1, moment)).toBe(1)
  })

  it("runs while the field contains only spaces", () => {
    expect(secondLater(4, { ...free, typed: "  " })).toBe(3)
  })
})
