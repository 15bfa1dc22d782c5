/** Counts the storage operations of a Worker in `./index.js`. */
const counting = `
import { AsyncLocalStorage } from "node:async_hooks"
import * as real from "./index.js"
let bill = {}
let cursors = []
const of = (store) => (bill[store] ??= { read: 0, written: 0, calls: 0, messages: 0 })
function settle() {
  for (const [store, cursor] of cursors) {
    of(store).read += cursor.rowsRead
    of(store).written += cursor.rowsWritten
  }
  cursors = []
}
const storeOf = new WeakMap()
let isPatched = false
/** Before the constructor of the object, which may use its storage. */
function countStorage({ storage }, store) {
  storeOf.set(storage, store).set(storage.sql, store)
  if (isPatched) return
  isPatched = true
  const sqls = Object.getPrototypeOf(storage.sql)
  const { exec } = sqls
  sqls.exec = function (...values) {
    const cursor = exec.apply(this, values)
    cursors.push([storeOf.get(this), cursor])
    return cursor
  }
  const storages = Object.getPrototypeOf(storage)
  for (const name of ["setAlarm", "put", "delete"]) {
    const method = storages[name]
    storages[name] = function (...values) {
      of(storeOf.get(this)).written += 1
      return method.apply(this, values)
    }
  }
}
const inner = new WeakMap()
const countResult = (result) => {
  for (const { meta } of [result].flat()) {
    of("D1").calls += 1
    of("D1").read += meta?.rows_read ?? 0
    of("D1").written += meta?.rows_written ?? 0
  }
  return result
}
function countStatement(statement) {
  const counted = new Proxy(statement, { get: (target, key) => {
    if (key === "bind") return (...values) => countStatement(target.bind(...values))
    const value = target[key]
    if (typeof value !== "function") return value
    return async (...rest) => countResult(await value.apply(target, rest))
  } })
  inner.set(counted, statement)
  return counted
}
const countQueries = (database) => ({
  prepare: (text) => countStatement(database.prepare(text)),
  batch: async (all) => countResult(await database.batch(all.map((one) => inner.get(one) ?? one))),
  getBookmark: () => database.getBookmark(),
})
function countEnv(env) {
  const counted = { ...env }
  if (env.DB) counted.DB = { ...countQueries(env.DB), withSession: (at) => countQueries(env.DB.withSession(at)) }
  if (env.PUBLISHED) counted.PUBLISHED = { send: (message) => {
    of("queue").messages += 1
    return env.PUBLISHED.send(message)
  } }
  return counted
}
const within = new AsyncLocalStorage()
function countObject(Base, store) {
  class Counted extends Base {
    constructor(ctx, env) {
      countStorage(ctx, store)
      super(ctx, countEnv(env))
    }
  }
  for (const name of Object.getOwnPropertyNames(Base.prototype)) {
    const value = Object.getOwnPropertyDescriptor(Base.prototype, name).value
    if (name === "constructor" || typeof value !== "function") continue
    Counted.prototype[name] = function (...values) {
      if (within.getStore()) return value.apply(this, values)
      of(store).calls += 1
      return within.run(true, () => value.apply(this, values))
    }
  }
  return Counted
}
`

/** The handlers of the Worker, and the path that returns the counts. */
const publicCalls = `
export default {
  ...real.default,
  fetch: async (request, env, ctx) => {
    if (!request.url.endsWith("/bench-bill")) return real.default.fetch(request, countEnv(env), ctx)
    settle()
    const told = bill
    bill = {}
    return Response.json(told)
  },
  queue: (batch, env, ctx) => real.default.queue(batch, countEnv(env), ctx),
}
`

/**
 * The source of a main module that wraps a Worker in `./index.js` and counts its billed storage, by store: rows of
 * D1 and of each Durable Object class, calls of objects (an alarm is one) and messages. Setting an alarm counts as a
 * row written. `GET /bench-bill` returns the counts and resets them.
 * @param {{ objects: readonly string[], entrypoints?: readonly string[] }} worker
 */
export const countedWorker = ({ objects, entrypoints = [] }) => `
${counting}
${objects.map((name) => `export class ${name} extends countObject(real.${name}, "${name}") {}`).join("\n")}
${entrypoints
  .map(
    (name) => `export class ${name} extends real.${name} {
  constructor(ctx, env) { super(ctx, countEnv(env)) }
}`,
  )
  .join("\n")}
${publicCalls}
`
