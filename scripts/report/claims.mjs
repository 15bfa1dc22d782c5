import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { root } from "../launch/paths.mjs"
import { runNode } from "../launch/program.mjs"
import { parts } from "./parts.mjs"

/** The suites of the tests in `parts`; each runs alone, as in `npm test`, because each starts its own servers. */
const suites = ["contract", "pages", "referee", "unit"]

/** @typedef {import("../suites/report-types").VitestFile} VitestFile */

/** Runs the tests of each claim; `node scripts/report/claims.mjs` prints a table and exits with 1 after a failure. */
const folder = mkdtempSync(join(tmpdir(), "tahaddi-claims-"))
try {
  /** @type {VitestFile[]} */
  const ran = []
  for (const suite of suites) ran.push(...(await resultsOf(suite)))
  const rows = Object.entries(parts).map(([claim, files]) => ({ claim, ...tally(files, ran) }))
  console.table(rows)
  for (const { assertionResults } of ran)
    for (const { status, fullName } of assertionResults)
      if (status === "failed") console.log(`failed: ${fullName}`)
  if (rows.some(({ failed, missing }) => failed + missing > 0)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} suite @returns {Promise<readonly VitestFile[]>} */
async function resultsOf(suite) {
  const file = join(folder, `${suite}.json`)
  const vitest = join(root, "node_modules", "vitest/vitest.mjs")
  const files = Object.values(parts).flat()
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]
  const args = [vitest, "run", "--project", suite, ...files, ...reporters]
  const { said } = await runNode(args)
  try {
    return JSON.parse(readFileSync(file, "utf8")).testResults
  } catch {
    console.log(said.slice(-1500))
    return []
  }
}

/** @param {readonly string[]} files @param {readonly VitestFile[]} ran */
function tally(files, ran) {
  const found = ran.filter(({ name }) => files.includes(relative(root, name).replaceAll("\\", "/")))
  const statuses = found.flatMap(({ assertionResults }) =>
    assertionResults.map((one) => one.status),
  )
  const count = (/** @type {string} */ wanted) => statuses.filter((one) => one === wanted).length
  return { passed: count("passed"), failed: count("failed"), missing: files.length - found.length }
}
