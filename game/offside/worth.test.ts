import { expect, it } from "vitest"
import { offsideWorth } from "./worth.mjs"

it("halves the worth for each wrong judgement, rounded down", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(offsideWorth)).toEqual([50, 25, 12, 6, 3, 1, 0])
})
