import { describe, expect, it } from "vitest"
import { getOffset, countStreak } from "./streak"

const today = 20_000
const daysAgo = (...days: readonly number[]) =>
  countStreak(
    days.map((ago) => today - ago),
    today,
  )

describe("a streak", () => {
  it.each([
    [[], 0],
    [[0], 1],
    [[0, 1, 2], 3],
    [[1, 2], 2],
    [[3, 4], 0],
    [[0, 3, 4], 1],
    [[0, 2, 3], 3],
    [[0, 1, 3, 4, 6], 4],
    [[0, 1, 3, 4, 5, 6, 7, 8, 10], 9],
    [[0, 1, 3, 4, 5, 6, 7, 9, 10], 7],
  ])("with rounds %j days ago has %i days", (played, days) => {
    expect(daysAgo(...played).days).toBe(days)
  })

  it("reports yesterday as a free day only where the streak continues over it", () => {
    expect(daysAgo(2, 3)).toEqual({ days: 2, isYesterdayFree: true })
    expect(daysAgo(0, 2)).toEqual({ days: 2, isYesterdayFree: true })
    expect(daysAgo(0, 1, 3)).toEqual({ days: 3, isYesterdayFree: false })
    expect(daysAgo(3)).toEqual({ days: 0, isYesterdayFree: false })
  })
})

describe("the offset of a zone", () => {
  const now = Date.UTC(2026, 6, 1)

  it.each([
    ["Asia/Riyadh", 180],
    ["America/St_Johns", -150],
    ["UTC", 0],
    ["Europe/London", 60],
  ])("of %s is %i minutes in July", (zone, minutes) => {
    expect(getOffset(zone, now)).toBe(minutes * 60_000)
  })

  it("is that of Riyadh without a zone and for an unknown one", () => {
    for (const zone of [undefined, "", "Mars/Olympus", "'; --"])
      expect(getOffset(zone, now)).toBe(180 * 60_000)
  })
})
