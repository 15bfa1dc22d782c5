import { existsSync } from "node:fs"
import { join } from "node:path"
import { Failure } from "../launch/failure.mjs"
import { appSecrets, randomSecrets } from "../launch/secrets.mjs"
import { uploadOf, writeConfig } from "./configs.mjs"
import { readJson, writeJson } from "./record.mjs"

/**
 * The file of secrets to deploy the app with; `null` if the app has them all. Secrets are generated once and
 * stored: a rotation needs the value in use, and a deploy that is repeated after a failure uses the same one.
 * @param {import("./run-deploy.mjs").Deploying} deploying
 * @param {boolean} isRotating
 */
export async function secretsToUpload(deploying, isRotating) {
  const file = join(deploying.folder, "secrets.json")
  if (isRotating) return rotate(file)
  const missing = await missingSecrets(deploying)
  if (missing.length === 0) return null
  if (!existsSync(file)) writeJson(file, randomSecrets())
  return file
}

/**
 * The new secret signs; the last one is still accepted.
 * @param {string} file
 */
function rotate(file) {
  if (!existsSync(file))
    throw new Failure(
      `${file} is missing, so the secret in use is not known: set a new one with \`npx wrangler secret put\`; it logs everybody out.`,
    )
  const old = readJson(file)
  const rotated = Object.entries(randomSecrets()).map(([name, value]) => {
    const [last] = String(old[name] ?? "").split(",")
    return [name, last ? `${value},${last}` : value]
  })
  writeJson(file, Object.fromEntries(rotated))
  return file
}

/** @param {import("./run-deploy.mjs").Deploying} deploying */
async function missingSecrets(deploying) {
  const { folder, wrangler } = deploying
  const path = writeConfig(folder, "app", uploadOf(deploying, "app").config)
  const { code, stdout } = await wrangler(["secret", "list", "--config", path])
  // The call fails for a Worker that was never deployed.
  /** @type {{ name: string }[]} */
  const there = code === 0 ? JSON.parse(stdout) : []
  return appSecrets.filter((name) => !there.some((secret) => secret.name === name))
}
