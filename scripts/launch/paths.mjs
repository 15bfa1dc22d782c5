import { dirname, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..")

/** The four Workers, in the order in which one may be deployed before the next can call it. */
export const workers = {
  mail: { name: "tahaddi-mail", config: join(root, "mail", "wrangler.toml") },
  referee: { name: "tahaddi-referee", config: join(root, "referee", "wrangler.toml") },
  api: { name: "tahaddi-api", config: join(root, "api", "wrangler.toml") },
  app: { name: "tahaddi", config: join(root, "wrangler.toml") },
}

/** Where the local D1 and Durable Objects are stored: `STATE_DIR`, absolute. */
export const stateDir = () => resolve(root, process.env["STATE_DIR"] || join(".wrangler", "state"))
