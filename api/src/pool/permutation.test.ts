import { describe, expect, it } from "vitest"
import { getPermutationKey, permute } from "./permutation"

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
