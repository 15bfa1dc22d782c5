import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildPages } from "../launch/build.mjs"
import { root } from "../launch/places.mjs"
import { runNode } from "../launch/program.mjs"
import { suites } from "./suites.mjs"

/** @typedef {{ passed: number, failed: number }} Outcome */

const couldNotRun = { passed: 0, failed: 1 }

/**
 * Runs one suite and tells how it went. A suite that breaks down, or runs nothing, has failed.
 * @param {string} name
 * @returns {Promise<Outcome>}
 */
export async function runSuite(name) {
  console.log(`\n--- ${name}`)
  const startedAt = Date.now()
  const outcome = await outcomeOf(name)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`--- ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`)
  return outcome
}

/** @param {string} name @returns {Promise<Outcome>} */
async function outcomeOf(name) {
  const suite = suites[name]
  if (!suite) return couldNotRun
  if (suite.kind === "build") return builds()
  const program = join(root, "node_modules", suite.program)
  if (suite.kind === "check") {
    const { code } = await runNode([program, ...suite.args], { show: true })
    return code === 0 ? { passed: 1, failed: 0 } : couldNotRun
  }
  return withReport(suite.kind, [program, ...suite.args])
}

async function builds() {
  try {
    await buildPages()
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return couldNotRun
  }
}

/**
 * @param {"vitest" | "playwright"} kind
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function withReport(kind, args) {
  const folder = mkdtempSync(join(tmpdir(), "tahaddi-report-"))
  const file = join(folder, "report.json")
  const reporters =
    kind === "vitest"
      ? ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
      : ["--reporter=list,json"]
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { code } = await runNode([...args, ...reporters], { env, show: true })
  const outcome = existsSync(file) ? read(kind, readFileSync(file, "utf8")) : couldNotRun
  rmSync(folder, { recursive: true, force: true })
  const isSilentFailure = outcome.failed === 0 && (code !== 0 || outcome.passed === 0)
  return isSilentFailure ? { ...outcome, failed: 1 } : outcome
}

/**
 * @param {"vitest" | "playwright"} kind
 * @param {string} text
 * @returns {Outcome}
 */
export function read(kind, text) {
  const report = JSON.parse(text)
  if (kind === "vitest") return { passed: report.numPassedTests, failed: report.numFailedTests }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}
