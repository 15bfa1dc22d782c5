import { prepareStates } from "../tests/support/servers.mjs"
import { Browser } from "./kills/browser.mjs"
import { addressOf, answerRound, readRound } from "./kills/rounds.mjs"
import { buildProduct } from "../scripts/launch/bundle.mjs"
import { middle } from "./workerd.mjs"
import { startSlowProduct } from "./slow-database.mjs"

/**
 * The time of each action of a round when D1 is 0, 50, 100 and 150 ms away, in a browser without scripts and with
 * every redirect followed. `node bench/distance.mjs [delay in ms, …]` prints a table of medians.
 */
const delays = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 50, 100, 150]
const pupils = 3
const roundsEach = 3
const password = "Kick-0ff!"
const chapters = ["1", "2"]

if (!process.env["BUNDLES"]) await buildProduct()
const states = await prepareStates()
/** @type {Record<string, Record<string, number>>} */
const rows = {}
for (const delay of delays) {
  const times = await measureAt(delay)
  for (const [action, all] of times)
    rows[action] = { ...rows[action], [`${delay} ms`]: Math.round(middle(all)) }
}
console.table(rows)
states.remove()

/** @param {number} delay */
async function measureAt(delay) {
  const product = await startSlowProduct(states.newState(), delay)
  /** @type {Map<string, number[]>} */
  const times = new Map()
  try {
    // The first pupil compiles the code that the others run.
    await play(product.url, 0, new Map())
    for (let pupil = 1; pupil <= pupils; pupil += 1) await play(product.url, pupil, times)
    return times
  } finally {
    await product.stop()
  }
}

/** @param {string} url @param {number} pupil @param {Map<string, number[]>} times */
async function play(url, pupil, times) {
  const browser = new Browser({ url, hear: () => {} }, `10.2.0.${pupil}`)
  /** @template Done @param {string} action @param {() => Promise<Done>} work */
  const timed = async (action, work) => {
    const startedAt = performance.now()
    const done = await work()
    times.set(action, [...(times.get(action) ?? []), performance.now() - startedAt])
    return done
  }
  const email = `pupil-${pupil}@far.example`
  const person = { name: "Somebody", email, type: "0", grade: "7", subject: "" }
  await timed("sign up, and home", () =>
    browser.send("/signup", { ...person, password, confirmPassword: password }),
  )
  const again = new Browser({ url, hear: () => {} }, `10.2.1.${pupil}`)
  await timed("log in, and home", () => again.send("/login", { email, password, redirectTo: "/" }))
  await timed("home", () => browser.open("/"))
  await timed("/games", () => browser.open("/games"))
  await timed("choice of a chapter", () => browser.open("/games/education/offside?subject=Math"))
  for (let round = 0; round < roundsEach; round += 1)
    await playRound(browser, addressOf("five-hints", Number(chapters[round % 2])), timed)
  await timed("leaderboard", () => browser.open("/top-10"))
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {<Done>(action: string, work: () => Promise<Done>) => Promise<Done>} timed
 */
async function playRound(browser, address, timed) {
  const drawn = await timed("draw", () => browser.open(address))
  const round = readRound("five-hints", drawn.document)
  if (!round) throw new Error(`There is nothing to play at ${address}.`)
  await timed("a round resumed", () => browser.open(address))
  const plan = { seed: 1, shown: 0 }
  const hinted = await timed("next hint", () => browser.send(address, answerRound(round, plan)))
  const now = hinted && readRound("five-hints", hinted.document)
  if (!now) throw new Error("There is no round after a hint.")
  const result = await timed("answer, and result", () =>
    browser.send(address, { ...answerRound(now, plan), intent: "answer", answer: "nobody" }),
  )
  const form = result?.document.querySelector('main form:has(input[value="next"])')
  const fields = form
    ?.querySelectorAll("input[name]")
    .map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""])
  if (fields) await timed("next round", () => browser.send(address, Object.fromEntries(fields)))
}
