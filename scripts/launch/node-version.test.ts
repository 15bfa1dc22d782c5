import { expect, test } from "vitest"
import { checkEnvironment, isRecentEnough } from "./node-version.mjs"

test.each(["20.19.0", "20.20.2", "22.0.0", "24.11.1"])("Node %s is supported", (version) => {
  expect(isRecentEnough(version)).toBe(true)
})

test.each(["18.20.8", "20.18.3", "19.9.0"])("Node %s is too old", (version) => {
  expect(isRecentEnough(version)).toBe(false)
})

test("says in one sentence which Node it needs", () => {
  expect(() => checkEnvironment("18.0.0")).toThrow(
    "Tahaddi needs Node 20.19 or newer; this is Node 18.0.0.",
  )
})
