import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { buildPages, fingerprint } from "./build.mjs"
import { root, stateDir, workers } from "./paths.mjs"
import { buildStartPack } from "./start-pack.mjs"
import { runWrangler } from "./wrangler.mjs"

const bundles = join(root, "build", "workers")
const sources =
  "server.ts wrangler.toml build/sources.txt api referee mail contract game app package-lock.json"

/** Builds everything that `npm start` serves. */
export async function buildProduct() {
  await buildPages()
  await bundleWorkers(["app", "api", "referee", "mail"], stateDir())
}

/** @typedef {keyof typeof workers} Name */

/**
 * Entry files of tests that replace those of Workers, by the Workers' names.
 * @typedef {Partial<Record<Name, string>>} Entries
 */

/**
 * Bundles Workers as a deploy would, unless the sources have not changed since the last bundle.
 * @param {readonly Name[]} names
 * @param {string} state where wrangler keeps its logs
 * @param {Entries} [entries]
 * @returns {Promise<void>}
 */
export async function bundleWorkers(names, state, entries = {}) {
  buildStartPack()
  const ofAll = fingerprint(sources.split(" ").map((name) => join(root, name)))
  await Promise.all(
    names.map(async (name) => {
      const { config } = workers[name]
      const entry = entries[name]
      const own = entry ? [entry] : []
      const now = ofAll + fingerprint(own.map(dirname))
      const outdir = dirname(bundleOf(name, entry))
      const stamp = `${outdir}.txt`
      if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return
      rmSync(stamp, { force: true })
      const args = ["deploy", ...own, "--dry-run", "--config", config, "--outdir", outdir]
      await runWrangler(args, state)
      writeFileSync(stamp, now)
    }),
  )
}

/**
 * The path of the main module of a Worker's bundle.
 * @param {Name} name
 * @param {string} [entry]
 */
export function bundleOf(name, entry) {
  if (!entry) return join(bundles, name, name === "app" ? "server.js" : "index.js")
  const stem = basename(entry, ".ts")
  return join(bundles, stem, `${stem}.js`)
}
