import { expect, it } from "vitest"
import { hintsWorth, itemScore, offsideWorth } from "./worth"

it("takes ten points for each hint after the first", () => {
  expect([1, 2, 3, 4, 5].map(hintsWorth)).toEqual([50, 40, 30, 20, 10])
})

it("halves offside for each wrong judgement, rounded down", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(offsideWorth)).toEqual([50, 25, 12, 6, 3, 1, 0])
})

it("gives a difficulty item five points more a level", () => {
  expect([0, 1, 2, 3, 4].map(itemScore)).toEqual([5, 10, 15, 20, 25])
})
