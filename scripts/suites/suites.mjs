import { textBrowserLack } from "../../tests/text/w3m.mjs"

/**
 * How a suite runs: a program of an installed package, with its arguments. A `check` counts as one test;
 * `vitest` and `playwright` count their own; a `prepare` only prepares what other suites need.
 * @typedef {object} Suite
 * @property {"check" | "vitest" | "playwright" | "prepare"} kind
 * @property {string} program
 * @property {readonly string[]} args
 * @property {readonly string[]} [needs] suites that always run, and end before this one begins
 * @property {boolean} [isDeep] runs only if it is named
 * @property {() => string | null} [lack] why the suite cannot run on this machine, which skips it then
 */

const builtAndSeeded = ["build", "state"]

/** @param {string} project @param {Partial<Suite>} [more] @returns {Suite} */
const vitest = (project, more) => ({
  kind: "vitest",
  program: "vitest/vitest.mjs",
  args: ["run", "--project", project],
  ...more,
})

/** The pages take longest, and one file at a time. @param {number} half @returns {Suite} */
const halfOfPages = (half) => {
  const suite = vitest("pages", { needs: builtAndSeeded })
  return { ...suite, args: [...suite.args, "--shard", `${half}/2`] }
}

/** @param {string} program @param {readonly string[]} args @returns {Suite} */
const check = (program, ...args) => ({ kind: "check", program, args })

/**
 * The suites in the order in which they begin: long ones come first, so that the lanes end at the same time, and of
 * these e2e last, because it alone keeps two cores busy. The short ones after it fill the time until the state is made.
 * @type {Readonly<Record<string, Suite>>}
 */
export const suites = {
  build: { kind: "prepare", program: "../scripts/suites/prepare-build.mjs", args: [] },
  state: { kind: "prepare", program: "../scripts/suites/prepare-state.mjs", args: [] },
  contract: vitest("contract"),
  pages1: halfOfPages(1),
  pages2: halfOfPages(2),
  e2e: {
    kind: "playwright",
    program: "@playwright/test/cli.js",
    args: ["test"],
    needs: builtAndSeeded,
  },
  deploy: { ...check("../scripts/deploy.mjs", "--dry-run"), needs: ["build"] },
  lint: check("oxlint/bin/oxlint", "--deny-warnings"),
  format: check("oxfmt/bin/oxfmt", "--check"),
  kills: { ...check("../bench/kills.mjs", "4", "7"), needs: builtAndSeeded, isDeep: true },
  wrangler: vitest("wrangler", { isDeep: true }),
  unit: vitest("unit"),
  settlement: vitest("settlement"),
  text: vitest("text", { needs: builtAndSeeded, lack: textBrowserLack }),
  referee: vitest("referee"),
  // Several checkers check the same types again, which takes longer on two cores.
  types: check("typescript-native/bin/tsc", "--noEmit", "--checkers", "1"),
  architecture: vitest("architecture"),
  weight: vitest("weight", { needs: ["build"] }),
}

/** @type {Readonly<Record<string, readonly string[]>>} */
export const groups = {
  check: ["format", "lint", "types", "unit", "architecture"],
  pages: ["pages1", "pages2"],
}
