/**
 * How a suite is run: a program of an installed package, with its arguments. A `check` counts as
 * one test; `vitest` and `playwright` count their own.
 * @typedef {{ kind: "check" | "vitest" | "playwright" | "build", program: string, args: readonly string[] }} Suite
 */

/** @param {string} project @returns {Suite} */
const vitest = (project) => ({
  kind: "vitest",
  program: "vitest/vitest.mjs",
  args: ["run", "--project", project],
})

/** @param {string} program @param {readonly string[]} args @returns {Suite} */
const check = (program, ...args) => ({ kind: "check", program, args })

/**
 * In the order in which they are run: the quick ones first, browsers last.
 * @type {Readonly<Record<string, Suite>>}
 */
export const suites = {
  format: check("prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."),
  lint: check("oxlint/bin/oxlint", "--deny-warnings"),
  types: check("typescript/bin/tsc", "--noEmit"),
  unit: vitest("unit"),
  architecture: vitest("architecture"),
  contract: vitest("contract"),
  referee: vitest("referee"),
  settlement: vitest("settlement"),
  build: { kind: "build", program: "", args: [] },
  deploy: { kind: "check", program: "../scripts/deploy.mjs", args: ["--dry-run"] },
  weight: vitest("weight"),
  pages: vitest("pages"),
  e2e: { kind: "playwright", program: "@playwright/test/cli.js", args: ["test"] },
}

/** @type {Readonly<Record<string, readonly string[]>>} */
export const groups = { check: ["format", "lint", "types", "unit", "architecture"] }
