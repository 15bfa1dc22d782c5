import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { Failure } from "./failure.mjs"
import { root } from "./places.mjs"

/** The secrets that the app cannot do without; the other two Workers have none. */
export const appSecrets = ["SESSION_SECRETS"]

const file = join(root, ".dev.vars")

/** Makes `.dev.vars` where there is none, and fails where the one there lacks a secret. */
export function ensureDevVars() {
  if (!existsSync(file)) {
    writeFileSync(file, randomSecrets(), { mode: 0o600 })
    console.log("Wrote .dev.vars with new random secrets for this machine.")
    return
  }
  const there = parseEnv(readFileSync(file, "utf8"))
  const missing = appSecrets.find((name) => !there[name])
  if (missing)
    throw new Failure(`.dev.vars lacks ${missing}: add it, or delete the file for a new one.`)
}

/** The text of an env file that gives every secret a value of its own. */
export const randomSecrets = () =>
  appSecrets.map((name) => `${name}="${randomBytes(32).toString("base64url")}"\n`).join("")
