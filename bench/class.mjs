import { loadavg } from "node:os"
import { hashPassword } from "../api/seed/hash-password.mjs"
import { prepareStates } from "../tests/support/servers.mjs"
import { buildProduct } from "../scripts/launch/bundle.mjs"
import { startSlowProduct } from "./slow-database.mjs"

/**
 * How many pupils are logged in by their first request when a class or a school logs in at once, from one
 * address or many, and while an attacker guesses ten times per second.
 * `node bench/class.mjs [delay of each query in ms, …]` prints a table; `ONLY=class` a part of it.
 */
const password = "Sets-and-functions-7"
const delays = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 80, 150]

/** @typedef {{ name: string, pupils: number, withinS: number, address: (pupil: number) => string, attacked?: boolean }} Scene */
const school = () => "203.0.113.7"
const homes = (/** @type {number} */ pupil) => `10.0.${pupil >> 8}.${pupil & 255}`
/** @type {Scene[]} */
const scenes = [
  { name: "class of 30 in 5 s, one address", pupils: 30, withinS: 5, address: school },
  { name: "class of 30 in 5 s, 30 addresses", pupils: 30, withinS: 5, address: homes },
  { name: "school of 200 in 60 s, one address", pupils: 200, withinS: 60, address: school },
  { name: "school of 200 in 60 s, 200 addresses", pupils: 200, withinS: 60, address: homes },
  {
    name: "100 in 60 s beside 10 guesses a second",
    pupils: 100,
    withinS: 60,
    address: homes,
    attacked: true,
  },
]

if (!process.env["BUNDLES"]) await buildProduct()
const states = await prepareStates()
/** @type {Record<string, object>} */
const rows = {}
for (const delay of delays)
  for (const scene of scenes.filter(({ name }) => name.includes(process.env["ONLY"] ?? ""))) {
    const name = `${scene.name}, ${delay} ms a query`
    rows[name] = await play(scene, delay)
    console.log(name, JSON.stringify(rows[name]))
  }
console.table(rows)
states.remove()

/** @param {Scene} scene @param {number} delay */
async function play({ pupils, withinS, address, attacked = false }, delay) {
  const product = await startSlowProduct(states.newState(), delay)
  try {
    await enrol(product.database, pupils)
    await press(product.url, "pupil-0@class.example", "192.0.2.1")
    const attack = attacked ? beginAttack(product.url) : null
    const before = loadavg()[0] ?? 0
    const pressed = Array.from({ length: pupils }, async (_, pupil) => {
      await wait((pupil * withinS * 1000) / pupils)
      return press(product.url, `pupil-${pupil}@class.example`, address(pupil))
    })
    const all = await Promise.all(pressed)
    const refusedToAttacker = await attack?.()
    const times = all.map(({ ms }) => ms).toSorted((one, other) => one - other)
    return {
      in: all.filter(({ isIn }) => isIn).length,
      refused: all.filter(({ status }) => status === 503).length,
      other: all.filter(({ isIn, status }) => !isIn && status !== 503).length,
      "median ms": Math.round(times[times.length >> 1] ?? 0),
      "slowest ms": Math.round(times.at(-1) ?? 0),
      load: `${before.toFixed(1)}–${(loadavg()[0] ?? 0).toFixed(1)}`,
      ...(refusedToAttacker === undefined ? {} : { attacker: refusedToAttacker }),
    }
  } finally {
    await product.stop()
  }
}

/** @param {string} url @param {string} email @param {string} address */
async function press(url, email, address, typed = password) {
  const startedAt = performance.now()
  const answer = await fetch(`${url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { "CF-Connecting-IP": address, Origin: url },
    body: new URLSearchParams({ email, password: typed }),
  }).catch(() => null)
  await answer?.arrayBuffer()
  const cookies = answer?.headers.getSetCookie() ?? []
  const isIn = cookies.some((line) => /^__Host-session=\w/.test(line))
  return { isIn, status: answer?.status ?? 0, ms: performance.now() - startedAt }
}

/** Guesses ten times per second from one address until it is stopped, then returns the results. @param {string} url */
function beginAttack(url) {
  /** @type {Promise<{ status: number }>[]} */
  const tried = []
  const timer = setInterval(
    () =>
      tried.push(press(url, `somebody-${tried.length}@class.example`, "198.51.100.9", "Wrong-1")),
    100,
  )
  return async () => {
    clearInterval(timer)
    const statuses = (await Promise.all(tried)).map(({ status }) => status)
    return `${statuses.filter((status) => status === 422).length} looked at of ${statuses.length}`
  }
}

/**
 * Inserts people who share one password, because hashing 200 would take longer than the benchmark.
 * @param {D1Database} database
 * @param {number} count
 */
async function enrol(database, count) {
  const hash = hashPassword("class", password)
  const insert = database.prepare(
    "INSERT INTO people (name, email, role, password_hash, created_at) VALUES ('Somebody', ?, 'User', ?, 0)",
  )
  const emails = Array.from({ length: count }, (_, index) => `pupil-${index}@class.example`)
  await database.batch(emails.map((email) => insert.bind(email, hash)))
}

/** @param {number} ms @returns {Promise<void>} */
function wait(ms) {
  return new Promise((settle) => setTimeout(settle, ms))
}
