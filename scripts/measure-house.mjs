import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Failure, runCommand } from "./launch/failure.mjs"
import { loadSource } from "./launch/load-source.mjs"
import { root } from "./launch/paths.mjs"
import { readArguments } from "./launch/usage.mjs"

/** @typedef {import("../tests/architecture/house").House} House */

const usage = `Prints figures of the product code, for before and after.

Usage: npm run measure:house -- [--at revision]… [--list]
  --at    measures another revision by the same code, beside the files as they are
  --list  prints what is behind the figures`

await runCommand(async () => {
  const { values } = readArguments(usage, {
    options: { at: { type: "string", multiple: true }, list: { type: "boolean" } },
  })
  /** @type {{ measureHouse: (checkout?: string) => House }} */
  const { measureHouse } = await loadSource("tests/architecture/house.ts")
  const before = [values["at"] ?? []]
    .flat()
    .map(String)
    .map((revision) => /** @type {const} */ ([revision, measureAt(revision, measureHouse)]))
  const now = measureHouse()
  const columns = [...before, /** @type {const} */ (["now", now])]
  const rows = Object.keys(now.figures).map((what) => [
    what,
    Object.fromEntries(columns.map(([name, { figures }]) => [name, figures[what]])),
  ])
  console.table(Object.fromEntries(rows))
  if (!values["list"]) return
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
