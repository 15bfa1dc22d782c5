import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildProduct } from "../launch/bundle.mjs"
import { root } from "../launch/paths.mjs"
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
  const { kind, args, parts = 1 } = suite
  if (parts === 1) return withReport(kind, [program, ...args], true)
  // What each of the parts would build, and at the same time.
  await buildProduct()
  const outcomes = await Promise.all(
    Array.from({ length: parts }, (_, index) =>
      withReport(kind, [program, ...args, `--shard=${index + 1}/${parts}`], index === 0),
    ),
  )
  return outcomes.reduce((one, other) => ({
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
  }))
}

async function builds() {
  try {
    await buildProduct()
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return couldNotRun
  }
}

/**
 * @param {"vitest" | "playwright"} kind
 * @param {readonly string[]} args
 * @param {boolean} show as it goes; at its end where not
 * @returns {Promise<Outcome>}
 */
async function withReport(kind, args, show) {
  const folder = mkdtempSync(join(tmpdir(), "tahaddi-report-"))
  const file = join(folder, "report.json")
  const reporters =
    kind === "vitest"
      ? ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
      : ["--reporter=list,json"]
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { code, said } = await runNode([...args, ...reporters], { env, show })
  if (!show) console.log(said)
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
