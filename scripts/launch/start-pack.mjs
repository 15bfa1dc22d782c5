import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { toModule } from "../../api/seed/start-pack.mjs"
import { fingerprint } from "./build.mjs"
import { root } from "./paths.mjs"

const sources = ["api/seed", "api/src", "game", "contract"]

/**
 * Writes the module `#built/start-pack` of the API's bundle, unless its sources have not changed since. It is not in
 * `build`, which a build of the pages empties while other suites run.
 */
export function buildStartPack() {
  const folder = join(root, "api", "build")
  const file = join(folder, "start-pack.js")
  const stamp = join(folder, "start-pack.txt")
  const now = fingerprint(sources.map((name) => join(root, name)))
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, toModule())
  writeFileSync(stamp, now)
}
