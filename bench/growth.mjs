import { prepareStates } from "../tests/support/servers.mjs"
import { readyPupil } from "../tests/support/ready-people.mjs"
import { buildProduct } from "../scripts/launch/bundle.mjs"
import { middle } from "./workerd.mjs"
import { startSlowProduct } from "./slow-database.mjs"

/**
 * Rows and round trips of the calls of a round for several numbers of people, and the factor by which rows grow
 * from the smallest number. `node bench/growth.mjs [people, …]`.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1e3, 1e4, 1e5, 1e6]
const pupils = 5
const chapter = { grade: "7", subject: "Math", chapter: "1", userID: "" }
/** The first id of the people who do not play. */
const crowd = 1_000_000
const batchOf = 100_000

/** @typedef {import("./slow-database.mjs").Tally} Tally */
/** @typedef {Awaited<ReturnType<typeof startSlowProduct>>} Product */

if (!process.env["BUNDLES"]) await buildProduct()
const states = await prepareStates()
const product = await startSlowProduct(states.newState(), 0, ["api", "mail"])
/** @type {Record<string, Record<string, string | number>>} */
const rows = {}
/** @type {Map<string, number>} */
const first = new Map()
let people = 0
try {
  for (const [at, size] of sizes.entries()) {
    const startedAt = performance.now()
    await grow(size)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(`${size} people were written in ${seconds} s.`)
    for (const [call, tallies] of await measure(1 + at * (pupils + 1))) tell(size, call, tallies)
  }
} finally {
  await product.stop()
  states.remove()
}
console.table(rows)

/** @param {number} size @param {string} call @param {readonly Tally[]} tallies */
function tell(size, call, tallies) {
  const read = middle(tallies.map((tally) => tally.read))
  const smallest = first.get(call) ?? read
  first.set(call, smallest)
  const written = middle(tallies.map((tally) => tally.written))
  const trips = Math.max(...tallies.map((tally) => tally.trips))
  const ratio = smallest === 0 ? 1 : read / smallest
  rows[call] = {
    ...rows[call],
    [`${size}`]: `${read} read, ${written} written, ${trips} trips, ×${ratio.toFixed(1)}`,
  }
}

/**
 * Inserts people up to this number: half of them share 40 totals, as after the first weeks of a year.
 * @param {number} size
 */
async function grow(size) {
  const { database } = product
  while (people < size) {
    const count = Math.min(batchOf, size - people)
    const numbers = `WITH RECURSIVE numbers (i) AS (SELECT ${crowd + people} UNION ALL
      SELECT i + 1 FROM numbers WHERE i + 1 < ${crowd + people + count})`
    const points = "CASE i % 2 WHEN 0 THEN 10 * (1 + i % 40) ELSE 11 + (i * 7919) % 20000 END"
    await database
      .prepare(
        `${numbers} INSERT INTO people (id, name, email, role, grade_id, password_hash, points, created_at)
          SELECT i, 'Pupil ' || i, 'pupil-' || i || '@crowd.example', 'Student', 7, '', ${points}, 0
          FROM numbers`,
      )
      .run()
    people += count
  }
  await database.prepare("ANALYZE").run()
  await product.refill()
}

/**
 * The cost of each call for some pupils; the first one compiles the code that the others run.
 * @param {number} number
 */
async function measure(number) {
  /** @type {Map<string, Tally[]>} */
  const tallies = new Map()
  for (let pupil = 0; pupil <= pupils; pupil += 1) {
    const { token } = readyPupil(number + pupil)
    const call = callAs(token, pupil === 0 ? new Map() : tallies)
    await call("first call of a pupil", "/api/Accounts/streak")
    await call("curriculum: chapters", "/api/Accounts/chapters", { grade: 7, subject: "Math" })
    await call("draw", "/api/education/HintGame/question", chapter)
    const drawn = await call("draw, the same again", "/api/education/HintGame/question", chapter)
    const { correctAnswer: correctanswer, hints } = await drawn.json()
    const answer = { answer: correctanswer, correctanswer, hints: hints.join(",") }
    await call("answer", "/api/education/HintGame/ans", answer)
    const attempt = { "tahaddi-attempt": drawn.headers.get("tahaddi-attempt") ?? "" }
    await call("add points", "/api/Accounts/add/50", undefined, attempt)
    await call("leaderboard of all, published first", "/api/Accounts/top10?scope=all")
    await call("leaderboard of the grade", "/api/Accounts/top10?scope=grade")
    await call("leaderboard of the week", "/api/Accounts/top10?scope=week")
    await call("progress", "/api/education/progress?grade=7&subject=Math")
    await call("record", "/api/Accounts/record")
    await call("profile", "/api/Accounts/profile")
  }
  return tallies
}

/** @param {string} token @param {Map<string, Tally[]>} tallies */
function callAs(token, tallies) {
  /** @param {string} name @param {string} path @param {object} [body] @param {Record<string, string>} [more] */
  return async (name, path, body, more = {}) => {
    await product.tally()
    const response = await fetch(product.url + path, {
      method: body ? "POST" : "GET",
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body ? { "Content-Type": "application/json" } : {}),
        ...more,
      },
      body: body ? JSON.stringify(body) : null,
    })
    if (response.status !== 200) throw new Error(`${name}: ${await response.text()}`)
    tallies.set(name, [...(tallies.get(name) ?? []), await product.tally()])
    return response
  }
}
