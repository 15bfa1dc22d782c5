import { expect, it } from "vitest"
import { itemScore } from "./worth.mjs"

it("gives a difficulty item five points more for each level", () => {
  expect([0, 1, 2, 3, 4].map(itemScore)).toEqual([5, 10, 15, 20, 25])
})
