import { spawn } from "node:child_process"
import { cpus, loadavg, totalmem } from "node:os"
import { join } from "node:path"
import { root } from "../scripts/launch/paths.mjs"
import { isAskingForHelp } from "../scripts/launch/usage.mjs"

/**
 * Runs the measurements of docs/performance.md one after the other: `npm run bench`, or `npm run bench -- growth
 * distance` for some of them. All take less than 20 minutes on two cores, but for `phone`, which takes as long and runs
 * only if it is named.
 */
const parts = {
  growth: { file: "growth.mjs", environment: {} },
  distance: { file: "distance.mjs", environment: {} },
  pages: { file: "pages.mjs", environment: {} },
  "log-in": { file: "class.mjs", environment: { ONLY: "one address" } },
  players: { file: "players.mjs", environment: {} },
  live: { file: "live.mjs", environment: {} },
  lives: { file: "lives.mjs", environment: {} },
  largest: { file: "largest.mjs", environment: {} },
  phone: { file: "phone.mjs", environment: {} },
  start: { file: "start.mjs", environment: {} },
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !Object.hasOwn(parts, name))
if (unknown) {
  console.log(`Usage: npm run bench -- [${Object.keys(parts).join(" | ")}]…`)
  process.exit(isAskingForHelp(asked) ? 0 : 1)
}
const chosen = Object.entries(parts).filter(([name]) =>
  asked.length === 0 ? name !== "phone" : asked.includes(name),
)
const gigabytes = Math.round(totalmem() / 1024 ** 3)
console.log(`Node ${process.version}, ${cpus().length} cores, ${gigabytes} GB`)
for (const [name, { file, environment }] of chosen) {
  const startedAt = performance.now()
  console.log(`\n${name}, at a load of ${(loadavg()[0] ?? 0).toFixed(1)}:`)
  const child = spawn(process.execPath, [join(root, "bench", file)], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: "inherit",
  })
  const [code] = await new Promise((settle) => child.once("close", (...told) => settle(told)))
  if (code !== 0) process.exitCode = 1
  console.log(`${name} took ${Math.round((performance.now() - startedAt) / 1000)} s.`)
}
