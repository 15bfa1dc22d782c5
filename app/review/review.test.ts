import { expect, it } from "vitest"
import { lengths } from "#contract/limits"
import { reasonMax } from "./review"

it("accepts reasons as long as the contract does", () => {
  expect(reasonMax).toBe(lengths.reason.max)
})
