import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { Failure } from "./failure.mjs"
import { root } from "./places.mjs"

/** The secrets that the app cannot do without; the other two Workers have none. */
export const appSecrets = ["SESSION_SECRETS"]

const file = join(root, ".dev.vars")

/**
 * What `.dev.vars` says. Makes the file where there is none, and fails where a secret is missing.
 * @returns {Record<string, string>}
 */
export function readDevVars() {
  if (!existsSync(file)) {
    const lines = Object.entries(randomSecrets()).map(([name, value]) => `${name}="${value}"\n`)
    writeFileSync(file, lines.join(""), { mode: 0o600 })
    console.log("Wrote .dev.vars with new random secrets for this machine.")
  }
  const there = parseEnv(readFileSync(file, "utf8"))
  const missing = appSecrets.find((name) => !there[name])
  if (missing)
    throw new Failure(`.dev.vars lacks ${missing}: add it, or delete the file for a new one.`)
  return Object.fromEntries(Object.entries(there).map(([name, value]) => [name, value ?? ""]))
}

/** A new value for every secret. */
export const randomSecrets = () =>
  Object.fromEntries(appSecrets.map((name) => [name, randomBytes(32).toString("base64url")]))
