import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { runnerImport } from "vite"
import { Failure, runCommand } from "./launch/failure.mjs"
import { root } from "./launch/paths.mjs"

/** @typedef {import("../tests/architecture/house").House} House */

/**
 * Prints figures of the product code, for before and after: `npm run measure:house -- --at main`. Each `--at` measures
 * another revision by the same code, beside the files as they are; `--list` prints what is behind the figures.
 */
await runCommand(async () => {
  const options = /** @type {const} */ ({
    at: { type: "string", multiple: true },
    list: { type: "boolean" },
  })
  const { values } = parseArgs({ options })
  /** @type {{ module: { measureHouse: (checkout?: string) => House } }} */
  const { module } = await runnerImport(join(root, "tests", "architecture", "house.ts"))
  const before = (values.at ?? []).map(
    (revision) => /** @type {const} */ ([revision, measureAt(revision, module.measureHouse)]),
  )
  const now = module.measureHouse()
  const columns = [...before, /** @type {const} */ (["now", now])]
  const rows = Object.keys(now.figures).map((what) => [
    what,
    Object.fromEntries(columns.map(([name, { figures }]) => [name, figures[what]])),
  ])
  console.table(Object.fromEntries(rows))
  if (!values.list) return
  for (const [what, found] of Object.entries(now.lists))
    console.log(`\n${what}: ${found.length}\n${found.map((each) => `  ${each}`).join("\n")}`)
})

/**
 * @param {string} revision
 * @param {(checkout: string) => House} measure
 */
function measureAt(revision, measure) {
  const folder = mkdtempSync(join(tmpdir(), "tahaddi-house-"))
  try {
    git("worktree", "add", "--detach", folder, revision)
    return measure(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    git("worktree", "prune")
  }
}

/** @param {readonly string[]} args */
function git(...args) {
  try {
    execFileSync("git", args, { cwd: root, stdio: ["ignore", "ignore", "pipe"] })
  } catch (error) {
    throw new Failure(
      `git ${args.join(" ")}: ${/** @type {{ stderr?: unknown }} */ (error).stderr}`,
    )
  }
}
