import { existsSync } from "node:fs"
import { join } from "node:path"
import { Failure } from "./failure.mjs"
import { root } from "./paths.mjs"

const oldest = [20, 19]

/**
 * Fails with one sentence if this Node is too old or `npm ci` has not run.
 * @param {string} [version]
 */
export function checkEnvironment(version = process.versions.node) {
  if (!isRecentEnough(version)) {
    throw new Failure(`Tahaddi needs Node ${oldest.join(".")} or newer; this is Node ${version}.`)
  }
  if (!existsSync(join(root, "node_modules", "wrangler"))) {
    throw new Failure("The packages are not installed yet: run `npm ci` first.")
  }
}

/** @param {string} version */
export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}
