import { readFileSync } from "node:fs"
import { Failure } from "../launch/failure.mjs"
import { workers } from "../launch/paths.mjs"
import { appSecrets } from "../launch/secrets.mjs"

/** @typedef {(args: readonly string[]) => Promise<{ code: number, stdout: string }>} Ask */

/**
 * Fails in one sentence where the account is not ready: nobody logged in, no database, no secret.
 * @param {Ask} ask runs wrangler
 * @param {string} [apiConfig] the text of the API's wrangler.toml
 */
export async function checkAccount(ask, apiConfig = readFileSync(workers.api.config, "utf8")) {
  if ((await ask(["whoami", "--json"])).code !== 0)
    throw new Failure("Nobody is logged in: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.")
  if (!hasDatabase(apiConfig))
    throw new Failure(
      "api/wrangler.toml names no database yet: run `npx wrangler d1 create tahaddi` and put the id it prints into database_id.",
    )
  const missing = await missingSecret(ask)
  if (missing)
    throw new Failure(
      `The secret ${missing} is missing: run \`npx wrangler secret put ${missing} --config wrangler.toml\`.`,
    )
}

/** The id in the repository is a placeholder of zeros, enough for a local database. */
const hasDatabase = (/** @type {string} */ config) =>
  /^database_id\s*=\s*"(?!0{8}-)[0-9a-f-]{36}"/m.test(config)

/** @param {Ask} ask */
async function missingSecret(ask) {
  const { code, stdout } = await ask(["secret", "list", "--config", workers.app.config])
  // A Worker that was never deployed and has no secret yet is unknown to Cloudflare.
  /** @type {{ name: string }[]} */
  const there = code === 0 ? JSON.parse(stdout) : []
  return appSecrets.find((name) => !there.some((secret) => secret.name === name))
}
