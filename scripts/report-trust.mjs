import { readFileSync } from "node:fs"
import { join } from "node:path"
import { runCommand } from "./launch/failure.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { root } from "./launch/paths.mjs"
import { runNode } from "./launch/program.mjs"

/**
 * Prints how every page and form behaves under every fault of an upstream, in both languages, with scripts
 * and without; the tests behind each claim about a school's people and questions; who may open and call what;
 * the replies to malformed requests; and what is lost when processes are killed. A part of each runs with
 * `npm test`; all of it takes about an hour.
 */
await runCommand(async () => {
  checkEnvironment()
  const vitest = join(root, "node_modules", "vitest/vitest.mjs")
  const args = ["run", "--project", "pages", "tests/pages/fault-table.test.ts"]
  const env = { ...process.env, REPORT_TRUST: "1" }
  const reports = [
    [vitest, ...args],
    [join(root, "scripts", "report", "claims.mjs")],
    [join(root, "scripts", "report", "fuzz.mjs")],
    [join(root, "bench", "kills.mjs"), "200"],
  ]
  for (const report of reports) {
    const { code } = await runNode(report, { env, show: true })
    if (code !== 0) process.exitCode = 1
  }
  console.log(readFileSync(join(root, "docs", "access.md"), "utf8"))
})
