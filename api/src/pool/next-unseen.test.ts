import { describe, expect, it } from "vitest"
import { languagesFor, type Segments, type Sizes } from "./buckets"
import { nextUnseen, getPermutationKey, permute } from "./next-unseen"

/** The positions in draw order, as "en0/3", until there are no more. */
function playOut(sizes: Sizes, start: Segments = {}, level = 0) {
  const given: string[] = []
  let segments = start
  for (;;) {
    const step = nextUnseen(
      { sizes, segments, exchanges: 0, key: 77 },
      languagesFor("ar").map((language) => ({ language, level })),
    )
    if (!step) return { given, segments }
    given.push(`${step.bucket.language}${step.bucket.level}/${step.position}`)
    segments = step.segments
  }
}

describe("the next position", () => {
  it("goes through the wanted language once, then through the other", () => {
    const { given } = playOut({ en0: 5, ar0: 3 })
    expect(new Set(given).size).toBe(8)
    expect(given.map((position) => position.slice(0, 2)).join(" ")).toBe("ar ar ar en en en en en")
  })

  it("is one of the added positions once the earlier ones are played", () => {
    const { segments } = playOut({ ar0: 4 })
    const { given } = playOut({ ar0: 7 }, segments)
    expect(given.toSorted()).toEqual(["ar0/4", "ar0/5", "ar0/6"])
  })

  it("keeps a started segment unchanged when positions are added", () => {
    const { given } = playOut({ ar0: 9 }, { ar0: [0, 4, 1] })
    expect(given).toHaveLength(8)
    expect(given.slice(0, 3).every((position) => Number(position.split("/")[1]) < 4)).toBe(true)
  })

  it("has the wanted level", () => {
    const { given } = playOut({ ar0: 2, ar3: 1, en3: 1 }, {}, 3)
    expect(given).toEqual(["ar3/0", "en3/0"])
  })

  it("is null in an empty pool", () => {
    expect(playOut({}).given).toEqual([])
  })
})

const orderOf = (size: number, key: number) =>
  Array.from({ length: size }, (_, index) => permute(index, size, key))

describe("a keyed order", () => {
  it.each([1, 2, 3, 4, 5, 15, 16, 17, 63, 64, 65, 255, 1000, 4097])(
    "contains each of %i positions once",
    (size) => {
      for (const key of [0, 1, 0xffffffff, getPermutationKey(3, 9)]) {
        const positions = orderOf(size, key)
        expect(new Set(positions).size).toBe(size)
        expect(Math.min(...positions)).toBe(0)
        expect(Math.max(...positions)).toBe(size - 1)
      }
    },
  )

  it("repeats none of 200,000 positions", () => {
    const positions = new Set(orderOf(200_000, 42))
    expect(positions.size).toBe(200_000)
  })

  it("is the same for the same key and different for another", () => {
    expect(orderOf(30, 5)).toEqual(orderOf(30, 5))
    expect(orderOf(30, 5)).not.toEqual(orderOf(30, 6))
  })
})

describe("a key", () => {
  it("depends on every part and on their order", () => {
    const keys = [
      getPermutationKey(1, 2),
      getPermutationKey(2, 1),
      getPermutationKey(1, 3),
      getPermutationKey(1),
      getPermutationKey(1, 2, 0),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})
