import { expect, test } from "vitest"
import { readReport } from "./report.mjs"

test("counts the tests that vitest ran, and names those that failed", () => {
  const failed = {
    status: "failed",
    fullName: "a page, in en, is short",
    failureMessages: ["14,295 bytes", "again"],
  }
  const assertionResults = [{ status: "passed", fullName: "x", failureMessages: [] }, failed]
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [{ name: "weight.test.ts", message: "", assertionResults }],
  }
  expect(readReport("vitest", JSON.stringify(report))).toEqual({
    passed: 7,
    failed: 1,
    failures: ["a page, in en, is short\n14,295 bytes"],
  })
})

test("names a file that could not be read", () => {
  const testResults = [{ name: "weight.test.ts", message: "No build.", assertionResults: [] }]
  const report = { numPassedTests: 0, numFailedTests: 0, testResults }
  expect(readReport("vitest", JSON.stringify(report)).failures).toEqual([
    "weight.test.ts\nNo build.",
  ])
})

test("counts a flaky journey and an error outside of tests as failures of the browser suite", () => {
  const spec = {
    file: "journey.spec.ts",
    title: "a round",
    tests: [
      { projectName: "js-en", results: [{ errors: [{ message: "no button" }] }, { errors: [] }] },
    ],
  }
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ suites: [{ specs: [spec] }] }],
    errors: [{ message: "no site" }],
  }
  expect(readReport("playwright", JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 3,
    failures: ["[js-en] journey.spec.ts a round\nno button", "outside of tests\nno site"],
  })
})
