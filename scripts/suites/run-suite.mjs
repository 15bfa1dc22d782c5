import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root } from "../launch/paths.mjs"
import { runNode } from "../launch/program.mjs"
import { readReport } from "./report.mjs"
import { suites } from "./suites.mjs"

/** @typedef {import("./report.mjs").Outcome} Outcome */

/**
 * The outcome of a program that crashed: the end of its output is the failure.
 * @param {string} said
 * @returns {Outcome}
 */
const brokenDown = (said) => ({ passed: 0, failed: 1, failures: [said.trimEnd().slice(-1500)] })

/**
 * Runs a suite and prints its outcome. A suite that crashes, or runs no test, has failed; one that cannot run on this
 * machine is skipped.
 * @param {string} name
 * @param {boolean} isLive prints the output at once, and not only at the end
 * @returns {Promise<Outcome & { seconds: number, skipped?: string }>}
 */
export async function runSuite(name, isLive) {
  const lack = suites[name]?.lack?.()
  if (lack) return { passed: 0, failed: 0, failures: [], seconds: 0, skipped: lack }
  console.log(`--- ${name} begins`)
  const startedAt = Date.now()
  const { said, ...outcome } = await outcomeOf(name, isLive)
  const seconds = (Date.now() - startedAt) / 1000
  if (!isLive) console.log(`\n--- ${name}\n${said.trimEnd()}`)
  const { passed, failed } = outcome
  console.log(`--- ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s\n`)
  return { ...outcome, seconds }
}

/** @param {string} name @param {boolean} isLive @returns {Promise<Outcome & { said: string }>} */
async function outcomeOf(name, isLive) {
  const suite = suites[name]
  if (!suite) return { ...brokenDown(`There is no suite "${name}".`), said: "" }
  const program = join(root, "node_modules", suite.program)
  if (suite.kind === "vitest" || suite.kind === "playwright")
    return withReport(suite.kind, [program, ...suite.args], isLive)
  const { code, said } = await runNode([program, ...suite.args], { show: isLive })
  const passed = suite.kind === "check" ? 1 : 0
  return { ...(code === 0 ? { passed, failed: 0, failures: [] } : brokenDown(said)), said }
}

/**
 * @param {"vitest" | "playwright"} kind
 * @param {readonly string[]} args
 * @param {boolean} show
 * @returns {Promise<Outcome & { said: string }>}
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
  const outcome = existsSync(file) ? readReport(kind, readFileSync(file, "utf8")) : brokenDown(said)
  rmSync(folder, { recursive: true, force: true })
  const isSilentFailure = outcome.failed === 0 && (code !== 0 || outcome.passed === 0)
  if (!isSilentFailure) return { ...outcome, said }
  const { passed, failures } = outcome
  return { ...brokenDown(said), passed, ...(failures.length > 0 ? { failures } : {}), said }
}
