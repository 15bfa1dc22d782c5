import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { runProgram } from "./launch/program.mjs"

/** Runs an installed program as somebody would by hand. */
async function byHand(...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "tahaddi-by-hand-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { TAHADDI_LAUNCH: _, ...env } = process.env
  const own = { ...env, WRANGLER_LOG_PATH: folder, WRANGLER_SEND_METRICS: "false", CI: "true" }
  return await runProgram(process.execPath, args, { env: own })
}

test.each([
  ["wrangler deploy", "node_modules/wrangler/wrangler-dist/cli.js", "deploy", "--dry-run"],
  ["remix vite:dev", "node_modules/@remix-run/dev/dist/cli.js", "vite:dev"],
])(
  "%s by hand ends with the commands to use",
  async (_, ...args) => {
    const { code, said } = await byHand(...args)
    expect(code).toBe(1)
    expect(said).toContain("npm start         serves the built site")
  },
  60_000,
)
