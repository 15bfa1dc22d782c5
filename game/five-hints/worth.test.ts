import { expect, it } from "vitest"
import { hintsWorth } from "./worth.mjs"

it("takes ten points for each hint after the first", () => {
  expect([1, 2, 3, 4, 5].map(hintsWorth)).toEqual([50, 40, 30, 20, 10])
})
