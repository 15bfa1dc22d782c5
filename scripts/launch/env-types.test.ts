import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { envTypes } from "./env-types.mjs"
import { root, workers } from "./paths.mjs"

const entries = ["server.ts", "api/src/index.ts", "mail/src/index.ts", "referee/src/index.ts"]

/** A copy of what `wrangler types` reads, with files of variables beside every configuration. */
function checkoutWithVars(): string {
  const folder = mkdtempSync(join(tmpdir(), "tahaddi-checkout-"))
  const configs = Object.values(workers).map(({ config }) => config.slice(root.length + 1))
  for (const path of [...configs, ...entries]) cpSync(join(root, path), join(folder, path))
  for (const config of configs)
    for (const name of [".dev.vars", ".env", ".env.local"])
      writeFileSync(join(folder, dirname(config), name), 'SESSION_SECRETS="x"\n')
  return folder
}

it("types each Worker's bindings as its wrangler.toml declares them, without the variables of .dev.vars or .env", async () => {
  const folder = checkoutWithVars()
  try {
    const made = await envTypes(folder)
    const kept = Object.keys(made).map((path) => [path, readFileSync(join(root, path), "utf8")])
    expect(made).toEqual(Object.fromEntries(kept))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
