import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root } from "../scripts/launch/paths.mjs"

/**
 * The time from `npm start` to the first page, for the first start and for a later one.
 * `node bench/start.mjs` prints a table.
 */
const state = mkdtempSync(join(tmpdir(), "tahaddi-bench-"))
rmSync(join(root, "build"), { recursive: true, force: true })
const rows = {
  "first start (build, migrate, seed)": { seconds: await secondsToFirstPage() },
  "started again": { seconds: await secondsToFirstPage() },
}
console.table(rows)
rmSync(state, { recursive: true, force: true, maxRetries: 5 })

/** Starts, waits until the address is printed, and stops. */
async function secondsToFirstPage() {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(root, "scripts", "start.mjs")], {
    cwd: root,
    env: { ...process.env, STATE_DIR: state, PORT: process.env["PORT"] || "8797" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = new Promise((settle) => child.once("close", settle))
  const answered = await new Promise((settle) => {
    let said = ""
    child.stdout.on("data", (chunk) => {
      said += chunk
      if (said.includes("Tahaddi is at")) settle(true)
    })
    void ended.then(() => settle(false))
  })
  const seconds = (performance.now() - startedAt) / 1000
  child.kill("SIGTERM")
  await ended
  if (!answered) throw new Error("The start has failed.")
  return Number(seconds.toFixed(1))
}
