import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildPages, fingerprint } from "./build.mjs"
import { root, stateDir, workers } from "./paths.mjs"
import { runWrangler } from "./wrangler.mjs"

const bundles = join(root, "build", "workers")
const sources =
  "server.ts wrangler.toml build/sources.txt api referee mail contract game app package-lock.json"

/** Builds all that `npm start` serves. */
export async function buildProduct() {
  await buildPages()
  await bundleWorkers(["app", "api", "referee", "mail"], stateDir())
}

/**
 * Bundles Workers as a deploy would, unless the existing bundles are of the same sources.
 * @param {readonly (keyof typeof workers)[]} names
 * @param {string} state where wrangler keeps its logs
 * @returns {Promise<void>}
 */
export async function bundleWorkers(names, state) {
  const now = fingerprint(sources.split(" ").map((name) => join(root, name)))
  const isOld = (/** @type {string} */ name) => {
    const stamp = stampOf(name)
    return !existsSync(stamp) || readFileSync(stamp, "utf8") !== now
  }
  const missing = names.filter(isOld)
  await Promise.all(
    missing.map(async (name) => {
      rmSync(stampOf(name), { force: true })
      const { config } = workers[name]
      const outdir = join(bundles, name)
      await runWrangler(["deploy", "--dry-run", "--config", config, "--outdir", outdir], state)
      writeFileSync(stampOf(name), now)
    }),
  )
}

/** The module that a Worker's bundle begins with. */
export const bundleOf = (/** @type {keyof typeof workers} */ name) =>
  join(bundles, name, name === "app" ? "server.js" : "index.js")

const stampOf = (/** @type {string} */ name) => join(bundles, `${name}.txt`)
