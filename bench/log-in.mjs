import { prepareStates, startApi } from "../tests/support/servers.mjs"

/**
 * What the duration of log-in and ForgetPassword reveals about who has an account, and how soon calls are
 * refused while two others hash. `node bench/log-in.mjs` prints two tables.
 */
const pairs = 400
/** Below the limit of log-in attempts per account from unknown devices. */
const triesAnAccount = 10

const states = await prepareStates()
const api = await startApi(states.newState())
try {
  const known = await registerSome(pairs / triesAnAccount)
  const unknown = known.map((email) => `no-${email}`)
  console.table({
    "log in, wrong password": await compare(known, unknown, "login", { password: "Wrong-1234" }),
    "forget password": await compare(known, unknown, "ForgetPassword", {}),
  })
  const person = { email: "person-0@school.example", password: "Sets-and-functions-7" }
  console.table({
    "40 log in at once": told(await atOnce(40, person)),
    "40 calls at once that hash nothing": told(await atOnce(40, {})),
    "one by one, beside two who are hashed": told(await besideTwo(person)),
  })
} finally {
  await api.stop()
  states.remove()
}

/** @param {number} count */
async function registerSome(count) {
  const emails = Array.from({ length: count }, (_, index) => `person-${index}@school.example`)
  for (const email of emails) {
    const person = { name: "Somebody", email, password: "Sets-and-functions-7", type: 2 }
    const { status } = await call("register", { ...person, grade: "", subject: "" })
    if (status !== 200) throw new Error(`Registering ${email} was answered with ${status}.`)
  }
  return emails
}

/**
 * Times known and unknown e-mails in turn, so that other load on the machine affects both alike.
 * @param {readonly string[]} known
 * @param {readonly string[]} unknown
 * @param {string} name
 * @param {object} body
 */
async function compare(known, unknown, name, body) {
  /** @type {[number[], number[]]} */
  const times = [[], []]
  for (let pair = 0; pair < pairs; pair += 1) {
    // Each side goes first in half of the pairs.
    for (const side of pair % 2 === 0 ? [0, 1] : [1, 0]) {
      const emails = side === 0 ? known : unknown
      const { ms } = await call(name, { ...body, email: emails[pair % emails.length] })
      times[side]?.push(ms)
    }
  }
  const [ofKnown, ofUnknown] = times
  return {
    "known ms": quantile(ofKnown, 0.5),
    "unknown ms": quantile(ofUnknown, 0.5),
    "known slower": `${Math.round(100 * shareSlower(ofKnown, ofUnknown))} %`,
    overlap: `${Math.round(100 * overlap(ofKnown, ofUnknown))} %`,
  }
}

/** @typedef {{ status: number, ms: number }} Timed */

/** @param {number} count @param {object} body */
function atOnce(count, body) {
  return Promise.all(Array.from({ length: count }, () => call("login", body)))
}

/**
 * Starts two hashing calls ten times, and sends other calls one after the other until one of the two ends.
 * @param {object} person
 */
async function besideTwo(person) {
  /** @type {Timed[]} */
  const all = []
  for (let times = 0; times < 10; times += 1) {
    const inside = new Set([1, 2])
    const two = [...inside].map((one) => call("login", person).finally(() => inside.delete(one)))
    while (inside.size === 2) all.push(await call("login", person))
    await Promise.all(two)
  }
  return all
}

/** The numbers of accepted and refused calls, and how long refused ones waited. @param {readonly Timed[]} all */
function told(all) {
  const away = all.filter(({ status }) => status !== 200).map(({ ms }) => ms)
  return {
    "let in": all.length - away.length,
    "turned away": away.length,
    "median ms": quantile(away, 0.5),
    "slowest ms": quantile(away, 1),
  }
}

/** @param {string} name @param {object} body */
async function call(name, body) {
  const startedAt = performance.now()
  const answer = await fetch(`${api.url}/api/Accounts/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": randomAddress() },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - startedAt }
}

/** A random address for each call, because the rate limit counts calls per address and is not measured here. */
function randomAddress() {
  return `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`
}

/** @param {readonly number[]} times @param {number} share */
function quantile(times, share) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return Number(at.toFixed(1))
}

/**
 * The share of pairs in which `left` is slower; 50 % means that the time reveals nothing.
 * @param {readonly number[]} left
 * @param {readonly number[]} right
 */
function shareSlower(left, right) {
  const wins = left.map((one) => right.filter((other) => one > other).length)
  return wins.reduce((sum, count) => sum + count, 0) / (left.length * right.length)
}

/**
 * The overlap of two distributions, from 0 to 1, by the deciles of both together.
 * @param {readonly number[]} left
 * @param {readonly number[]} right
 */
function overlap(left, right) {
  const both = [...left, ...right]
  const edges = [
    ...Array.from({ length: 9 }, (_, index) => quantile(both, (index + 1) / 10)),
    Infinity,
  ]
  const shares = [left, right].map((times) =>
    edges.map((edge, index) => {
      const from = edges[index - 1] ?? -Infinity
      return times.filter((time) => time > from && time <= edge).length / times.length
    }),
  )
  return edges.reduce((sum, _, at) => sum + Math.min(shares[0]?.[at] ?? 0, shares[1]?.[at] ?? 0), 0)
}
