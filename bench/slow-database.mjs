import { join } from "node:path"
import { Miniflare } from "miniflare"
import {
  unstable_getMiniflareWorkerOptions as optionsOf,
  unstable_readConfig as readConfig,
} from "wrangler"
import { randomSecrets } from "../scripts/launch/secrets.mjs"
import { root, workers } from "../scripts/launch/paths.mjs"

/** @typedef {{ read: number, written: number, trips: number }} Tally rows, and queries that waited for another */

/**
 * Starts the built product with every query of the API's database counted and delayed, because D1 is far from
 * most isolates. `BUNDLES` names a folder of other bundles, to measure an older version.
 * @param {string} state
 * @param {number} delayMs
 * @param {readonly (keyof typeof workers)[]} [names] the first one gets the port
 */
export async function startSlowProduct(state, delayMs, names = ["app", "api", "referee", "mail"]) {
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
      const slow = { ...own, path: join(bundles, name, "slow.js"), contents: slowApi(delayMs) }
      const vars = { ...config.vars, LOG_ONE_IN: "0", ...(name === "app" ? randomSecrets() : {}) }
      return {
        ...optionsOf(config).workerOptions,
        name: workers[name].name,
        bindings: vars,
        modules: name === "api" ? [slow, own] : [own],
      }
    }),
  })
  const { port } = await miniflare.ready
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    database: await miniflare.getD1Database("DB", workers.api.name),
    /** What has been counted since the last look; where the API has the port. @returns {Promise<Tally>} */
    tally: async () => (await fetch(`${url}/bench-tally`)).json(),
    stop: () => miniflare.dispose(),
  }
}

/** The API's module with a delayed database, also in the objects of players. @param {number} delayMs */
const slowApi = (delayMs) => `
import api, { Board as BaseBoard, InternalApi as Base, Player as BasePlayer } from "./index.js"
const delayMs = ${delayMs}
let tally = { read: 0, written: 0, trips: 0 }
async function trip(send) {
  const number = tally.trips + 1
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
  const result = await send()
  tally.trips = Math.max(tally.trips, number)
  for (const { meta } of [result].flat()) {
    tally.read += meta?.rows_read ?? 0
    tally.written += meta?.rows_written ?? 0
  }
  return result
}
const inner = new WeakMap()
function slowStatement(statement) {
  const slow = new Proxy(statement, { get: (target, key) => {
    if (key === "bind") return (...values) => slowStatement(target.bind(...values))
    const value = target[key]
    if (typeof value !== "function") return value
    return (...rest) => trip(() => value.apply(target, rest))
  } })
  inner.set(slow, statement)
  return slow
}
const slowQueries = (database) => ({
  prepare: (sql) => slowStatement(database.prepare(sql)),
  batch: (all) => trip(() => database.batch(all.map((one) => inner.get(one) ?? one))),
  getBookmark: () => database.getBookmark(),
})
const slowly = (env) => ({ ...env, DB: {
  ...slowQueries(env.DB),
  withSession: (at) => slowQueries(env.DB.withSession(at)),
} })
const counting = (Base, method) => class extends Base {
  async [method](...values) {
    const before = { ...this.rows }
    const result = await super[method](...values)
    tally.read += this.rows.read - before.read
    tally.written += this.rows.written - before.written
    return result
  }
}
export class InternalApi extends Base { constructor(ctx, env) { super(ctx, slowly(env)) } }
export class Board extends counting(BaseBoard, "read") {}
export class Player extends counting(BasePlayer, "fetch") {
  constructor(ctx, env) { super(ctx, slowly(env)) }
}
export default {
  fetch: async (request, env, ctx) => {
    if (!request.url.endsWith("/bench-tally")) return api.fetch(request, slowly(env), ctx)
    const told = tally
    tally = { read: 0, written: 0, trips: 0 }
    return Response.json(told)
  },
  queue: (batch, env, ctx) => api.queue(batch, env, ctx),
}
`
