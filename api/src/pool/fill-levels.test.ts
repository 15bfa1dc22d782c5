import { describe, expect, it } from "vitest"
import { fillLevels, slotsOfSet } from "./fill-levels"

const levelsOf = (held: readonly number[]) =>
  fillLevels(slotsOfSet, held)
    .levels.toSorted((a, b) => a - b)
    .join(" ")

describe("the levels of a set", () => {
  it.each([
    [[9, 9, 9, 9, 9], "0 1 2 2 3 4"],
    [[1, 1, 1, 1, 1], "0 1 2 3 4"],
    [[1, 1, 1, 1, 2], "0 1 2 3 4 4"],
    [[1, 2, 1, 2, 1], "0 1 1 2 3 4"],
    [[1, 1, 1, 2, 1], "0 1 2 3 3 4"],
    [[0, 9, 9, 9, 9], "1 1 2 2 3 4"],
    [[9, 9, 9, 9, 0], "0 1 2 2 3 3"],
    [[9, 9, 0, 9, 9], "0 1 1 1 3 4"],
    [[6, 0, 0, 0, 0], "0 0 0 0 0 0"],
    [[0, 0, 0, 0, 3], "4 4 4"],
    [[2, 0, 0, 0, 4], "0 0 4 4 4 4"],
    [[0, 0, 0, 0, 0], ""],
  ])("with %j questions per level are %s", (held, levels) => {
    expect(levelsOf(held)).toBe(levels)
  })

  it("fill only the remaining slots, and report the gaps", () => {
    expect(fillLevels([3, 4], [5, 0, 0, 0, 1])).toEqual({ levels: [4, 0], gaps: [] })
    expect(fillLevels(slotsOfSet, [0, 2, 0, 0, 0]).gaps).toEqual([2, 3, 4, 2])
  })
})
