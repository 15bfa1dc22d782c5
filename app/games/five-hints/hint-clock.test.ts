import { describe, expect, it } from "vitest"
import { everyS, secondLater, standsStill, type Moment } from "./hint-clock"

const free: Moment = { isHidden: false, isOnline: true, isBusy: false, hasFocus: false, typed: "" }

describe("the clock of the hints", () => {
  it("has a hint due after ten seconds, and stays there", () => {
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

  it("runs where the field holds only spaces", () => {
    expect(secondLater(4, { ...free, typed: "  " })).toBe(3)
  })
})
