import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { toModule } from "../../api/seed/start-pack.mjs"
import { root } from "./paths.mjs"

/**
 * Writes the module `#built/start-pack` of the API's bundle, unless it is there already. It is not in `build`, which a
 * build of the pages empties while other suites run.
 */
export function buildStartPack() {
  const folder = join(root, "api", "build")
  const file = join(folder, "start-pack.js")
  const now = toModule()
  if (existsSync(file) && readFileSync(file, "utf8") === now) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, now)
}
