import { ensureChromium } from "./launch/chromium.mjs"
import { Failure, runCommand } from "./launch/failure.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { runSuite } from "./suites/run-suite.mjs"
import { groups, suites } from "./suites/suites.mjs"
import { temporaryFolder } from "./suites/temporary-folder.mjs"

/** Runs every suite, or those that are named: `node scripts/test.mjs unit pages`. */
await runCommand(async () => {
  checkEnvironment()
  const chosen = chooseSuites(process.argv.slice(2))
  if (chosen.includes("e2e")) await ensureChromium()
  process.env["TMPDIR"] ??= temporaryFolder()
  let passed = 0
  let failed = 0
  for (const name of chosen) {
    const outcome = await runSuite(name)
    passed += outcome.passed
    failed += outcome.failed
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
})

/** @param {readonly string[]} asked names of suites and of groups of them; none for all */
function chooseSuites(asked) {
  const wanted = asked.flatMap((name) => groups[name] ?? name)
  const stranger = wanted.find((name) => !Object.hasOwn(suites, name))
  if (stranger) throw new Failure(`There is no suite "${stranger}", but ${Object.keys(suites)}.`)
  return wanted.length > 0 ? wanted : Object.keys(suites)
}
