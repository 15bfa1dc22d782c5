import { expect, it } from "vitest"
import { randomBelow } from "./random"

it("rejects a value that would bias small numbers, and draws again", () => {
  const values = [
    [255, 255, 255, 255],
    [0, 0, 0, 8],
  ].map((bytes) => Uint8Array.from(bytes))
  expect(randomBelow(3, () => values.shift() ?? new Uint8Array(4))).toBe(2)
  expect(values).toHaveLength(0)
})

it("stays below the limit", () => {
  expect(randomBelow(1, () => new Uint8Array(4).fill(9))).toBe(0)
})
