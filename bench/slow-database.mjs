import { join } from "node:path"
import { Miniflare } from "miniflare"
import {
  unstable_getMiniflareWorkerOptions as optionsOf,
  unstable_readConfig as readConfig,
} from "wrangler"
import { randomSecrets } from "../scripts/launch/secrets.mjs"
import { root, workers } from "../scripts/launch/paths.mjs"

/**
 * Starts the built product with every query of the API's database delayed, because D1 is far from most
 * isolates. `BUNDLES` names a folder of other bundles, to measure an older version.
 * @param {string} state
 * @param {number} delayMs
 */
export async function startSlowProduct(state, delayMs) {
  const bundles = process.env["BUNDLES"] || join(root, "build", "workers")
  const names = /** @type {const} */ (["app", "api", "referee", "mail"])
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
      const slow = { ...own, path: join(bundles, name, "slow.js"), contents: slowApi(delayMs) }
      return {
        ...optionsOf(config).workerOptions,
        name: workers[name].name,
        bindings: { ...config.vars, ...(name === "app" ? randomSecrets() : {}) },
        modules: name === "api" && delayMs > 0 ? [slow, own] : [own],
      }
    }),
  })
  const { port } = await miniflare.ready
  return {
    url: `http://127.0.0.1:${port}`,
    database: await miniflare.getD1Database("DB", workers.api.name),
    stop: () => miniflare.dispose(),
  }
}

/** The API's module with a delayed database. @param {number} delayMs */
const slowApi = (delayMs) => `
import api, { InternalApi as Base } from "./index.js"
const later = () => new Promise((resolve) => setTimeout(resolve, ${delayMs}))
const inner = new WeakMap()
function slowStatement(statement) {
  const slow = new Proxy(statement, { get: (target, key) => {
    if (key === "bind") return (...values) => slowStatement(target.bind(...values))
    const value = target[key]
    if (typeof value !== "function") return value
    return async (...rest) => { await later(); return value.apply(target, rest) }
  } })
  inner.set(slow, statement)
  return slow
}
const slowly = (env) => ({ ...env, DB: {
  prepare: (sql) => slowStatement(env.DB.prepare(sql)),
  batch: async (all) => { await later(); return env.DB.batch(all.map((one) => inner.get(one) ?? one)) },
} })
export class InternalApi extends Base {
  constructor(ctx, env) { super(ctx, slowly(env)) }
}
export default { fetch: (request, env, ctx) => api.fetch(request, slowly(env), ctx) }
`
