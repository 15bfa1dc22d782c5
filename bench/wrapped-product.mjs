import { join } from "node:path"
import { Miniflare } from "miniflare"
import {
  unstable_getMiniflareWorkerOptions as optionsOf,
  unstable_readConfig as readConfig,
} from "wrangler"
import { randomSecrets } from "../scripts/launch/secrets.mjs"
import { root, workers } from "../scripts/launch/paths.mjs"

/** @typedef {keyof typeof workers} Name */

/**
 * Starts the built product with other main modules for some Workers, which import the built bundles as
 * `./index.js`. `BUNDLES` names a folder of other bundles, to measure an older version.
 * @param {string} state
 * @param {Partial<Record<Name, string>>} mains the text of the main module of a Worker
 * @param {readonly Name[]} [names] the first one gets the port
 */
export async function startWrapped(state, mains, names = ["app", "api", "referee", "mail"]) {
  const bundles = process.env["BUNDLES"] || join(root, "build", "workers")
  const miniflare = new Miniflare({
    host: "127.0.0.1",
    port: 0,
    cf: false,
    logRequests: false,
    handleRuntimeStdio: (/** @type {import("node:stream").Readable[]} */ ...streams) =>
      streams.forEach((stream) => stream.resume()),
    defaultPersistRoot: join(state, "v3"),
    workers: names.map((name) => {
      const config = readConfig({ config: workers[name].config })
      const path = join(bundles, name, name === "app" ? "server.js" : "index.js")
      const own = { type: /** @type {const} */ ("ESModule"), path }
      const main = mains[name]
      const around = { ...own, path: join(bundles, name, "main.js"), contents: main ?? "" }
      const vars = { ...config.vars, LOG_ONE_IN: "0", ...(name === "app" ? randomSecrets() : {}) }
      const { workerOptions } = optionsOf(config)
      return {
        ...workerOptions,
        name: workers[name].name,
        bindings: vars,
        modules: main ? [around, own] : [own],
        compatibilityFlags: [
          ...new Set([...(workerOptions.compatibilityFlags ?? []), "nodejs_compat"]),
        ],
      }
    }),
  })
  const { port } = await miniflare.ready
  return {
    url: `http://127.0.0.1:${port}`,
    database: () => miniflare.getD1Database("DB", workers.api.name),
    /** The JSON reply of a Worker's main module. @param {Name} name @param {string} path @returns {Promise<any>} */
    ask: async (name, path) => {
      const worker = await miniflare.getWorker(workers[name].name)
      return (await worker.fetch(`http://bench${path}`)).json()
    },
    stop: () => miniflare.dispose(),
  }
}
