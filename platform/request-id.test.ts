import { expect, it } from "vitest"
import { isSampled, newRequestId, requestIdPattern, getSampleRate } from "./request-id"

const ids = Array.from({ length: 10_000 }, newRequestId)

it("makes unique ids that can be read aloud", () => {
  expect(ids.filter((id) => !requestIdPattern.test(id))).toEqual([])
  expect(ids.join("")).not.toMatch(/[ILOU]/)
  expect(new Set(ids).size).toBe(ids.length)
})

it("samples about one id in ten, and always the same ones", () => {
  const sampled = ids.filter((id) => isSampled(id, 10))
  expect(sampled.length).toBeGreaterThan(800)
  expect(sampled.length).toBeLessThan(1200)
  expect(sampled.every((id) => isSampled(id, 10))).toBe(true)
})

it("samples every request at a rate of 1, and none at 0", () => {
  expect(ids.filter((id) => isSampled(id, 1))).toHaveLength(ids.length)
  expect(ids.filter((id) => isSampled(id, 0))).toEqual([])
})

it.each([
  [undefined, 10],
  ["", 10],
  ["often", 10],
  ["-1", 10],
  ["1", 1],
  ["0", 0],
  ["250", 250],
])("reads a rate of %j as %i", (variable, rate) => {
  expect(getSampleRate(variable)).toBe(rate)
})
