import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { codeOf, Failure } from "./failure.mjs"
import { root } from "./paths.mjs"

/** The secrets that the app needs; the other Workers have none. */
export const appSecrets = ["SESSION_SECRETS"]

const file = join(root, ".dev.vars")

/** The minimum that the app requires, in characters: app/server/env.server.ts. */
const secretMin = 32

/**
 * The values of `.dev.vars`. Creates the file if there is none, and fails with one sentence if a secret is
 * missing or too short.
 * @param {string} [path]
 * @returns {Record<string, string>}
 */
export function readDevVars(path = file) {
  if (!existsSync(path)) writeDevVars(path)
  const there = parseEnv(readText(path))
  const missing = appSecrets.find((name) => !there[name])
  if (missing)
    throw new Failure(`.dev.vars lacks ${missing}: add it, or delete the file for a new one.`)
  const short = appSecrets.find((name) => there[name]?.split(",").some(isShort))
  if (short)
    throw new Failure(
      `.dev.vars has a short ${short}: each secret has at least ${secretMin} characters; delete the file for a new one.`,
    )
  return Object.fromEntries(Object.entries(there).map(([name, value]) => [name, value ?? ""]))
}

/** @param {string} secret */
const isShort = (secret) => secret.trim().length < secretMin

/** @param {string} path */
function writeDevVars(path) {
  const lines = Object.entries(randomSecrets()).map(([name, value]) => `${name}="${value}"\n`)
  try {
    writeFileSync(path, lines.join(""), { mode: 0o600 })
  } catch (error) {
    throw new Failure(`.dev.vars cannot be written (${codeOf(error)}).`)
  }
  console.log("Wrote .dev.vars with new random secrets for this machine.")
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, "utf8")
  } catch (error) {
    throw new Failure(
      codeOf(error) === "EISDIR"
        ? ".dev.vars is a folder: it must be a file; remove it for a new one."
        : `.dev.vars cannot be read (${codeOf(error)}).`,
    )
  }
}

/** A new value for every secret. */
export const randomSecrets = () =>
  Object.fromEntries(appSecrets.map((name) => [name, randomBytes(32).toString("base64url")]))
