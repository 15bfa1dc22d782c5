/**
 * The outcome of a suite. A failure is the title of a test and its first message.
 * @typedef {{ passed: number, failed: number, failures: readonly string[] }} Outcome
 */

/**
 * Reads a runner's JSON report. A flaky test and an error outside of tests count as failures.
 * @param {"vitest" | "playwright"} kind
 * @param {string} text
 * @returns {Outcome}
 */
export function readReport(kind, text) {
  const report = JSON.parse(text)
  if (kind === "vitest")
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: (report.testResults ?? []).flatMap(failuresOfFile),
    }
  const { expected, unexpected, flaky } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    failures: [
      ...(report.suites ?? []).flatMap(failuresOfSpecs),
      ...report.errors.map(({ message = "" }) => describe("outside of tests", message)),
    ],
  }
}

/** @param {import("./report-types").VitestFile} file */
function failuresOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === "failed")
  if (failed.length === 0 && message) return [describe(name, message)]
  return failed.map((each) => describe(each.fullName, each.failureMessages[0] ?? ""))
}

/** @param {import("./report-types").PlaywrightSuite} suite @returns {string[]} */
function failuresOfSpecs({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.flatMap(({ errors }) =>
        errors
          .slice(0, 1)
          .map((error) => describe(`[${projectName}] ${file} ${title}`, error.message ?? "")),
      ),
    ),
  )
  return [...own, ...suites.flatMap(failuresOfSpecs)]
}

const longestMessage = 1500

/** @param {string} title @param {string} message */
const describe = (title, message) => `${title}\n${message.slice(0, longestMessage)}`
