import { expect, it } from "vitest"
import { lengths } from "#contract/limits"
import { reasonMax } from "./decision"

it("accepts reasons as long as the contract does", () => {
  expect(reasonMax).toBe(lengths.reason.max)
})
