import { mkdtempSync, rmSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { ensureChromium } from "./launch/chromium.mjs"
import { Failure, runCommand } from "./launch/failure.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { isAskingForHelp } from "./launch/usage.mjs"
import { runInLanes, withNeeds } from "./suites/lanes.mjs"
import { runSuite } from "./suites/run-suite.mjs"
import { runWorkerdSingleThreaded } from "./suites/single-threaded.mjs"
import { groups, suites } from "./suites/suites.mjs"
import { temporaryFolder } from "./suites/temporary-folder.mjs"

const usage = `Runs every suite except the deep ones, or the named suites; three run at a time.

Usage: npm test -- [--deep] [suite]…
  --deep  some suites run more cases
The suites: ${Object.keys(suites).join(", ")}.`

await runCommand(async () => {
  const args = process.argv.slice(2)
  if (isAskingForHelp(args)) return console.log(usage)
  checkEnvironment()
  if (args.includes("--deep")) process.env["TEST_DEEP"] = "1"
  const chosen = chooseSuites(args.filter((arg) => arg !== "--deep"))
  if (chosen.includes("e2e")) await ensureChromium()
  process.env["TMPDIR"] ??= temporaryFolder()
  runWorkerdSingleThreaded()
  const folder = mkdtempSync(join(process.env["TMPDIR"], "tahaddi-run-"))
  process.env["TAHADDI_TEMPLATE"] = join(folder, "template")
  // A plan of a deploy does not continue a real one of this checkout.
  process.env["DEPLOY_DIR"] = join(folder, "deploy")
  try {
    await runAll(chosen)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})

/** @param {readonly string[]} chosen */
async function runAll(chosen) {
  const start = performance.now()
  const names = withNeeds(chosen)
  // On two cores, five slow each other down, and two leave a third of the processor idle; see decision 59.
  const lanes = availableParallelism() > 1 ? 3 : 1
  /** @type {Record<string, { passed: number, failed: number, seconds: number }>} */
  const outcomes = {}
  /** @type {string[]} */
  const failures = []
  /** @type {string[]} */
  const skips = []
  await runInLanes(names, lanes, async (name) => {
    const { passed, failed, ...outcome } = await runSuite(name, names.length === 1 || lanes === 1)
    if (outcome.skipped) return void skips.push(`${name}: skipped, ${outcome.skipped}`)
    failures.push(...outcome.failures.map((failure) => `✗ ${name}: ${failure}`))
    outcomes[name] = { passed, failed, seconds: Math.round(outcome.seconds) }
  })
  if (failures.length > 0) console.log(`\n${failures.join("\n\n")}\n`)
  console.table(outcomes)
  for (const skip of skips) console.log(skip)
  const all = Object.values(outcomes)
  const failed = all.reduce((sum, one) => sum + one.failed, 0)
  const passed = all.reduce((sum, one) => sum + one.passed, 0)
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`\n${passed} passed, ${failed} failed, in ${seconds} s`)
  if (failed > 0) process.exitCode = 1
}

/** @param {readonly string[]} asked names of suites and of groups of them; none for all */
function chooseSuites(asked) {
  const wanted = asked.flatMap((name) => groups[name] ?? name)
  const unknown = wanted.find((name) => !Object.hasOwn(suites, name))
  if (unknown) throw new Failure(`There is no suite "${unknown}", but ${Object.keys(suites)}.`)
  if (wanted.length > 0) return wanted
  return Object.keys(suites).filter((name) => !suites[name]?.isDeep)
}
