import { startWrapped } from "./wrapped-product.mjs"

/** @typedef {{ read: number, written: number, trips: number }} Tally rows, and sequential queries */

/**
 * Starts the built product with every query of the API's database counted and delayed, because D1 is far from
 * most isolates.
 * @param {string} state
 * @param {number} delayMs
 * @param {readonly import("./wrapped-product.mjs").Name[]} [names] the first one gets the port
 */
export async function startSlowProduct(state, delayMs, names) {
  const { url, database, ask, stop } = await startWrapped(state, { api: slowApi(delayMs) }, names)
  return {
    url,
    database: await database(),
    /** The counts since the last call. @returns {Promise<Tally>} */
    tally: () => ask("api", "/bench-tally"),
    /** Makes the leaderboards of all and of grade 7 read everybody's points from D1 again. */
    refill: () => ask("api", "/bench-refill"),
    stop,
  }
}

/** Delays and counts database queries, including those of the Durable Objects of players. */
const slowModule = `
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
export class Board extends counting(BaseBoard, "read") {
  async refill(key) {
    const { storage } = this.ctx
    await this.clear()
    await this.read(key, 0)
    while (storage.sql.exec("SELECT 1 FROM board WHERE filled_to IS NOT NULL").toArray().length > 0) {
      await storage.deleteAlarm()
      await this.alarm()
    }
  }
}
export class Player extends counting(BasePlayer, "fetch") {
  constructor(ctx, env) { super(ctx, slowly(env)) }
}
export default {
  fetch: async (request, env, ctx) => {
    if (request.url.endsWith("/bench-refill")) {
      const keys = [{ school: 1, scope: "all", number: 0 }, { school: 1, scope: "grade", number: 7 }]
      const names = ["1/all", "1/grade:7"]
      await Promise.all(keys.map((key, at) => env.BOARD.getByName(names[at]).refill(key)))
      return Response.json(null)
    }
    if (!request.url.endsWith("/bench-tally")) return api.fetch(request, slowly(env), ctx)
    const told = tally
    tally = { read: 0, written: 0, trips: 0 }
    return Response.json(told)
  },
  queue: (batch, env, ctx) => api.queue(batch, env, ctx),
}
`

/** The API's main module with a delayed database. @param {number} delayMs */
const slowApi = (delayMs) => `
import api, { Board as BaseBoard, InternalApi as Base, Player as BasePlayer } from "./index.js"
const delayMs = ${delayMs}
${slowModule}
`
