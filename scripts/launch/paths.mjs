import { dirname, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..")

/** The four Workers in order of deployment: each comes before those that call it. */
export const workers = {
  mail: { name: "tahaddi-mail", config: join(root, "mail", "wrangler.toml") },
  referee: { name: "tahaddi-referee", config: join(root, "referee", "wrangler.toml") },
  api: { name: "tahaddi-api", config: join(root, "api", "wrangler.toml") },
  app: { name: "tahaddi", config: join(root, "wrangler.toml") },
}

/** The absolute path of the folder of the local D1 and Durable Objects: `STATE_DIR`. */
export const stateDir = () => resolve(root, process.env["STATE_DIR"] || join(".wrangler", "state"))
