import { describe, expect, it } from "vitest"
import { languages } from "#contract/words"
import { fillLevels, slotsOfSet, levelsToRepeat, limitsToFillUp, planSet } from "./plan-set"
import { languagesFor, type Segments, type Sizes } from "./buckets"

const key = 77

/** The planned sets until there are no more, each as "en0/3 …". */
function planAll(sizes: Sizes, language: "en" | "ar" = "en", start: Segments = {}) {
  const sets: string[][] = []
  let segments = start
  for (;;) {
    const planned = planSet({ sizes, segments, exchanges: 0, key }, languagesFor(language))
    if (planned.steps.length === 0) return { sets, segments }
    sets.push(
      planned.steps.map(({ bucket, position }) => `${bucket.language}${bucket.level}/${position}`),
    )
    segments = planned.segments
  }
}

const bucketsOf = (set: readonly string[] | undefined) =>
  set?.map((position) => position.split("/")[0])

describe("the plan of a set", () => {
  it("has one question of each level and one more of the middle level, easiest first", () => {
    const { sets } = planAll({ en0: 3, en1: 3, en2: 6, en3: 3, en4: 3 })
    expect(sets).toHaveLength(3)
    for (const set of sets) expect(bucketsOf(set)).toEqual("en0 en1 en2 en2 en3 en4".split(" "))
    expect(new Set(sets.flat()).size).toBe(18)
  })

  it("fills a missing level from its neighbours, and is shorter when nothing is left", () => {
    const { sets } = planAll({ en1: 3, en4: 4 })
    expect(sets.map(bucketsOf)).toEqual(["en1 en1 en1 en4 en4 en4".split(" "), ["en4"]])
    expect(new Set(sets.flat()).size).toBe(7)
  })

  it("keeps to the wanted language, and fills up with the other", () => {
    const sizes = { en0: 1, en1: 1, en2: 2, en3: 1, en4: 1, ar1: 1, ar2: 1 }
    const { sets } = planAll(sizes, "ar")
    // Arabic has two items of the six, English fills four; the two that remain make the next set.
    expect(bucketsOf(sets[0])).toEqual("en0 ar1 ar2 en2 en3 en4".split(" "))
    expect(bucketsOf(sets[1])).toEqual(["en1", "en2"])
    expect(bucketsOf(planAll(sizes, "en").sets[0])).toEqual("en0 en1 en2 en2 en3 en4".split(" "))
  })

  it("contains added questions where all others have been given", () => {
    const { segments } = planAll({ en0: 2, en3: 1 })
    expect(planAll({ en0: 2, en3: 3 }, "en", segments).sets.map((set) => set.toSorted())).toEqual([
      ["en3/1", "en3/2"],
    ])
  })

  it("is shorter where only the wanted language may be drawn", () => {
    const progress = { sizes: { en0: 1, en1: 1, ar1: 1, ar2: 1 }, segments: {}, exchanges: 0, key }
    const { steps } = planSet(progress, ["ar"])
    expect(steps.map(({ bucket }) => `${bucket.language}${bucket.level}`)).toEqual(["ar1", "ar2"])
  })

  it("gives every position once, whatever the levels contain", () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const counts = [3, 5, 7, 11, 13].map((prime) => (seed * prime) % 8)
      const buckets = counts.map((count, level) => [`${level % 2 ? "ar" : "en"}${level}`, count])
      const given = planAll(Object.fromEntries(buckets)).sets.flat()
      expect(new Set(given).size).toBe(given.length)
      expect(given.length).toBe(counts.reduce((sum, count) => sum + count))
    }
  })
})

describe("a repeated set", () => {
  it("is planned over the allowed languages", () => {
    expect(levelsToRepeat({ en0: 9, ar1: 1, ar4: 2 }, ["ar"])).toEqual([0, 1, 0, 0, 2])
    expect(levelsToRepeat({ en0: 9, ar1: 1, en2: 1, ar2: 1, ar3: 1, en4: 1 }, languages)).toEqual([
      1, 1, 2, 1, 1,
    ])
    expect(levelsToRepeat({ ar1: 1, en4: 2 }, languages)).toEqual([0, 1, 0, 0, 2])
    expect(levelsToRepeat({}, languages)).toEqual([0, 0, 0, 0, 0])
  })

  it("searches on only in levels that are not exhausted", () => {
    expect(limitsToFillUp([1, 1, 2, 1, 1], [1, 0, 1, 1, 1])).toEqual([3, 0, 1, 3, 3])
    expect(limitsToFillUp([1, 1, 2, 1, 1], [0, 0, 0, 0, 1])).toEqual([0, 0, 0, 0, 6])
  })

  it("finds within these limits everything that it would find without them", () => {
    for (let seed = 0; seed < 2_000; seed += 1) {
      const sizes = [3, 5, 7, 11, 13].map((prime) => Math.floor((seed * prime) / 4) % 9)
      const skipped = sizes.map((size, level) => (seed * (level + 2)) % (size + 1))
      const planned = fillLevels(slotsOfSet, sizes).levels
      const wanted = sizes.map((_, level) => planned.filter((one) => one === level).length)
      const found = skipped.map((count, level) => Math.min(count, wanted[level] ?? 0))
      const limits = limitsToFillUp(wanted, found)
      const seen = skipped.map((count, level) => Math.min(count, limits[level] ?? 0))
      expect(fillLevels(slotsOfSet, seen)).toEqual(fillLevels(slotsOfSet, skipped))
    }
  })
})

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
