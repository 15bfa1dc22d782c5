import { join } from "node:path"
import { chromium } from "@playwright/test"
import { chromiumPath } from "../scripts/launch/chromium.mjs"
import { root } from "../scripts/launch/paths.mjs"
import { runNode } from "../scripts/launch/program.mjs"
import { cookiesOf } from "../tests/support/plain-client.mjs"
import { readyPassword, readyPupil } from "../tests/support/ready-people.mjs"
import { prepareStates, startProduct } from "../tests/support/servers.mjs"
import { addressOf } from "./kills/rounds.mjs"
import { startEdge } from "./edge.mjs"
import { weighLesson, weighPack } from "./lesson.mjs"
import { watchPage } from "./watched-page.mjs"
import { middle } from "./workerd.mjs"

/**
 * What pages cost a slow phone: the first paint, the bytes and the main thread, with scripts, lite, and as the same HTML
 * without scripts from a file. The file is measured twice: as far as the two differ, nothing is said. Kinds take turns,
 * also at being first, so that other load affects all of them; the main thread's time is its processor's. The log-in is
 * also used: somebody types. `node bench/phone.mjs [turns] [rounds of a lesson]` prints tables.
 */
const [turns = 5, lesson = 20] = process.argv.slice(2).map(Number)

const phones = {
  "slow 3G, CPU ÷ 6": { latency: 400, kbps: 400, cpu: 6 },
  "slow 4G, CPU ÷ 4": { latency: 150, kbps: 1638, cpu: 4 },
  "slow 4G, CPU ÷ 20": { latency: 150, kbps: 1638, cpu: 20 },
}
const kinds = /** @type {const} */ (["scripts", "lite", "file", "file again"])
const round = addressOf("five-hints", 1)
/** A page, the one that is opened from it twice, and where that is typed. @type {Record<string, Walk>} */
const walks = {
  visitor: { who: "visitor", first: "/", second: "/login", field: "[name=email]" },
  pupil: { who: "layla", first: "/", second: round },
}

/** @typedef {"visitor" | "layla" | { email: string, password: string }} Who */
/** @typedef {{ who: Who, first: string, second: string, field?: string }} Walk */
/** @typedef {(typeof kinds)[number]} Kind */
/** @typedef {import("./watched-page.mjs").Cost} Cost */
/** @typedef {import("@playwright/test").BrowserContext} Context */
/** @typedef {import("@playwright/test").Page} Page */

const states = await prepareStates()
const product = await startProduct(states.newState())
const edge = await startEdge(product.url)
const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox"],
})
/** @type {Map<Who, string>} */
const sessions = new Map()
let newcomers = 0
try {
  for (const [phone, how] of Object.entries(phones)) {
    console.log(`\n${phone}: paint in ms, bytes as sent, main thread in ms until 3 s after loading`)
    console.table(await measure(how))
  }
  console.log(`\nA lesson of ${lesson} rounds, with its first page: bytes as sent`)
  console.table(await byKind((page) => weighLesson(page, lesson)))
  console.log("\nRounds that are taken along, with the form that settles one: bytes as sent")
  console.table(await byKind(weighPack))
  console.log(
    "\nPacks on bad lines, with two devices, clocks that are off by a day, and full storage:",
  )
  await runPacks("unit", "app/connection/offline-worker.server.runs.test.ts")
  await runPacks("contract", "tests/contract/settling-packs.test.ts")
} finally {
  await browser.close()
  await edge.stop()
  await product.stop()
  states.remove()
}

/** All 50 runs, which say what was sent, lost and credited. @param {string} project @param {string} file */
async function runPacks(project, file) {
  const vitest = join(root, "node_modules/vitest/vitest.mjs")
  const env = { ...process.env, TEST_DEEP: "1" }
  const { code } = await runNode([vitest, "run", "--project", project, file], { env, show: true })
  if (code !== 0) process.exitCode = 1
}

/** @param {(typeof phones)[keyof typeof phones]} phone */
async function measure(phone) {
  /** @type {Map<string, Cost[]>} */
  const costs = new Map()
  for (let turn = 0; turn < turns; turn += 1)
    for (const [name, walk] of Object.entries(walks))
      for (const kind of turned(kinds, turn))
        for (const [view, cost] of Object.entries(await walkOn(phone, walk, kind))) {
          const key = `${name}, ${view}, ${kind}`
          costs.set(key, [...(costs.get(key) ?? []), cost])
        }
  return Object.fromEntries([...costs].map(([key, all]) => [key, toRow(key, all, costs)]))
}

/** Turns begin with different kinds, and every other one goes backwards. @param {typeof kinds} all @param {number} turn */
function turned(all, turn) {
  const from = all.map((kind, at) => all[(at + (turn >> 1)) % all.length] ?? kind)
  return turn % 2 ? from.toReversed() : from
}

/** @param {string} key @param {readonly Cost[]} all @param {ReadonlyMap<string, readonly Cost[]>} costs */
function toRow(key, all, costs) {
  const file = costs.get(key.replace(/[^,]*$/, " file")) ?? all
  /** @param {(cost: Cost) => number} read */
  const versus = (read) => Number((middle(all.map(read)) / middle(file.map(read))).toFixed(2))
  return {
    paint: Math.round(middle(all.map(({ paint }) => paint))),
    "× file": versus(({ paint }) => paint),
    bytes: middle(all.map(({ bytes }) => bytes)),
    main: Math.round(middle(all.map(({ main }) => main))),
    "main × file": versus(({ main }) => main),
  }
}

/**
 * @param {(typeof phones)[keyof typeof phones]} phone @param {Walk} walk @param {Kind} kind
 * @returns {Promise<Record<string, Cost>>}
 */
async function walkOn(phone, { who, first, second, field }, kind) {
  const context = await openPhone(who, kind)
  const page = await context.newPage()
  const inspector = await context.newCDPSession(page)
  const { open, type } = await watchPage(page, inspector, edge.url)
  await inspector.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: phone.latency,
    downloadThroughput: (phone.kbps * 1000) / 8,
    uploadThroughput: (phone.kbps * 1000) / 8,
  })
  await inspector.send("Emulation.setCPUThrottlingRate", { rate: phone.cpu })
  const costs = {
    "first view": await open(first),
    // The browser stores the compiled scripts then, and has them the third time.
    "second view": await open(second, first),
    "third view": await open(second, first),
    ...(field && { "third view and typing": await type(field) }),
  }
  await context.close()
  return costs
}

/** A phone of 360 px whose service worker is off, since what that loads is not the page's. @param {Who} who @param {Kind} kind */
async function openPhone(who, kind) {
  const context = await browser.newContext({
    baseURL: edge.url,
    locale: "en",
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    serviceWorkers: "block",
    ...(kind.startsWith("file") && { extraHTTPHeaders: { [edge.asFile]: "1" } }),
  })
  if (!sessions.has(who)) sessions.set(who, await cookiesOf(product.url, who))
  await setCookies(context, `${sessions.get(who)}; __Host-lite=${kind === "lite" ? "on" : "off"}`)
  return context
}

/** Each kind has a new pupil. @param {(page: Page) => Promise<object>} weigh */
async function byKind(weigh) {
  /** @type {Record<string, object>} */
  const rows = {}
  for (const kind of /** @type {const} */ (["scripts", "lite"])) {
    const { email } = readyPupil((newcomers += 1))
    const context = await openPhone({ email, password: readyPassword }, kind)
    rows[kind] = await weigh(await context.newPage())
    await context.close()
  }
  return rows
}

/** @param {Context} context @param {string} cookies */
async function setCookies(context, cookies) {
  const domain = new URL(edge.url).hostname
  const all = cookies.split("; ").filter(Boolean)
  await context.addCookies(
    all.map((cookie) => {
      const at = cookie.indexOf("=")
      const [name, value] = [cookie.slice(0, at), cookie.slice(at + 1)]
      return { name, value, domain, path: "/", secure: true }
    }),
  )
}
