import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { toModule } from "../../api/seed/start-pack.mjs"
import { root } from "./paths.mjs"

/** Writes the module `#built/start-pack` of the API's bundle, unless it is there already. */
export function buildStartPack() {
  const file = join(root, "build", "start-pack.js")
  const now = toModule()
  if (existsSync(file) && readFileSync(file, "utf8") === now) return
  mkdirSync(join(root, "build"), { recursive: true })
  writeFileSync(file, now)
}
