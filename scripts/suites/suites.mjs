/**
 * How a suite is run: a program of an installed package, with its arguments. A `check` counts as
 * one test; `vitest` and `playwright` count their own. Parts run side by side, each on servers of
 * its own.
 * @typedef {object} Suite
 * @property {"check" | "vitest" | "playwright" | "build"} kind
 * @property {string} program
 * @property {readonly string[]} args
 * @property {number} [parts]
 */

/** @param {string} project @param {number} [parts] @returns {Suite} */
const vitest = (project, parts = 1) => ({
  kind: "vitest",
  program: "vitest/vitest.mjs",
  args: ["run", "--project", project],
  parts,
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
  pages: vitest("pages", 2),
  e2e: { kind: "playwright", program: "@playwright/test/cli.js", args: ["test"] },
}

/** @type {Readonly<Record<string, readonly string[]>>} */
export const groups = { check: ["format", "lint", "types", "unit", "architecture"] }
