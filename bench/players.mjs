import { gameNames } from "../api/seed/games.mjs"
import { prepareStates, startProduct } from "../tests/support/servers.mjs"
import { Browser } from "./kills/browser.mjs"
import { addressOf, answerRound, readRound } from "./kills/rounds.mjs"
import { readyPassword, readyPupil } from "../tests/support/ready-people.mjs"
import { buildProduct } from "../scripts/launch/bundle.mjs"
import { cpuMs, middle, rssMb } from "./workerd.mjs"

/**
 * Many concurrent players in browsers without scripts, who pause between two pages, and the memory of workerd with its
 * simulated storage, by the minute. `node bench/players.mjs [players] [seconds] [seconds to think]` prints two tables.
 * The defaults are 200, 60 and 10, a fast reader's pause; 1,200 seconds show whether memory stays flat.
 */
const [players = 200, seconds = 60, thinkS = 10] = process.argv.slice(2).map(Number)
const thinkMs = thinkS * 1000

await buildProduct()
const states = await prepareStates()
const product = await startProduct(states.newState())
/** @type {number[]} */
const times = []
const over = new AbortController()
let failures = 0
/** @type {Record<string, object>} */
const minutes = {}
try {
  const browsers = []
  for (let number = 0; number < players; number += 1) browsers.push(await signIn(number))
  const [startedAt, cpuBefore] = [performance.now(), cpuMs()]
  note(0)
  const timer = setInterval(() => note(Math.round((performance.now() - startedAt) / 1000)), 60_000)
  const playing = browsers.map((browser, number) => play(browser, number))
  await wait(seconds * 1000)
  over.abort()
  // A request whose connection was lost may never end.
  await Promise.race([Promise.all(playing), wait(30_000)])
  clearInterval(timer)
  note(Math.round((performance.now() - startedAt) / 1000))
  const sorted = times.toSorted((one, other) => one - other)
  console.table({
    players,
    pages: times.length,
    "pages a second": Number(((times.length * 1000) / (performance.now() - startedAt)).toFixed(1)),
    "CPU ms a page": Number(((cpuMs() - cpuBefore) / times.length).toFixed(1)),
    "median ms": Math.round(middle(times)),
    "95 % ms": Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    failures,
  })
  console.table(minutes)
} finally {
  await product.stop()
  states.remove()
}

/** @param {number} second */
function note(second) {
  minutes[`${second} s`] = { "RSS MB": Math.round(rssMb()), pages: times.length }
}

/** @param {number} number */
async function signIn(number) {
  const { email } = readyPupil(number + 1)
  const browser = new Browser(
    { url: product.url, hear: () => {} },
    `10.4.${number >> 8}.${number & 255}`,
  )
  for (;;) {
    const home = await browser.send("/login", { email, password: readyPassword, redirectTo: "/" })
    if (home?.path === "/") return browser
    await wait(500)
  }
}

/** @param {Browser} browser @param {number} number */
async function play(browser, number) {
  await wait((number * thinkMs) / players)
  for (let round = number; !over.signal.aborted; round += 1) {
    const game = gameNames[round % gameNames.length] ?? "offside"
    const address = addressOf(game, 1 + (round % 2))
    await look(() => browser.open("/games"))
    let page = await look(() => browser.open(address))
    const plan = { seed: round * 7919, shown: 0 }
    for (let now = page && readRound(game, page.document); now && !over.signal.aborted;) {
      const fields = answerRound(now, plan)
      page = await look(() => browser.send(address, fields))
      now = page && page.status < 400 ? readRound(game, page.document) : null
    }
  }
}

/**
 * Opens one page, and waits as long as a player reads it.
 * @param {() => Promise<import("./kills/browser.mjs").Page | null>} open
 */
async function look(open) {
  const startedAt = performance.now()
  const page = await open()
  times.push(performance.now() - startedAt)
  if (!page || page.status >= 500) failures += 1
  if (!over.signal.aborted) await wait(thinkMs)
  return page
}

/** @param {number} ms @returns {Promise<void>} */
function wait(ms) {
  return new Promise((settle) => setTimeout(settle, ms))
}
