import { expect, it } from "vitest"
import { getGrade } from "./verdict-card"

it("grades six parts: all right, more than half, or less", () => {
  const grades = [6, 5, 4, 3, 2, 1, 0].map((right) => getGrade(right, 6, 0))
  expect(grades).toEqual(["all", "most", "most", "few", "few", "few", "few"])
})

it("has no middle grade for a single part", () => {
  expect([getGrade(1, 1, 10), getGrade(0, 1, 0)]).toEqual(["all", "few"])
})

it("is in the middle for some points, however few parts are right", () => {
  expect([getGrade(1, 6, 1), getGrade(6, 6, 50)]).toEqual(["most", "all"])
})
