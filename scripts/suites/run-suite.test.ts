import { expect, test } from "vitest"
import { read } from "./run-suite.mjs"

test("counts the tests that vitest ran", () => {
  const report = JSON.stringify({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 })
  expect(read("vitest", report)).toEqual({ passed: 7, failed: 2 })
})

test("counts a flaky journey and an error outside of tests as failures of the browser suite", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }
  expect(read("playwright", JSON.stringify({ stats, errors: [{}] }))).toEqual({
    passed: 5,
    failed: 3,
  })
})
