import { join } from "node:path"
import { Miniflare } from "miniflare"
import { unstable_getMiniflareWorkerOptions as optionsOf } from "wrangler"
import { Browser } from "./kills/browser.mjs"
import { addressOf, answerRound, readRound } from "./kills/rounds.mjs"
import { prepareStates, startProduct } from "../tests/support/servers.mjs"
import { credentialsOf } from "../tests/support/plain-client.mjs"
import { buildProduct } from "../scripts/launch/bundle.mjs"
import { root } from "../scripts/launch/paths.mjs"
import { runNode } from "../scripts/launch/program.mjs"
import { runWrangler } from "../scripts/launch/wrangler.mjs"
import { middle, workerds } from "./workerd.mjs"

/**
 * The CPU of all Workers for a page, with the simulated storage, compared with a minimal Remix page of the same size.
 * The minimal page has its scripts as assets too, because the simulator's router handles each request of such a Worker
 * first. The two take turns, so that other load affects both. `node bench/pages.mjs [requests a turn] [turns]`
 * prints a table.
 */
const [requests = 100, turns = 5] = process.argv.slice(2).map(Number)

/** @typedef {{ ms: number, bytes: number }} Cost */

if (!process.env["BUNDLES"]) await buildProduct()
await buildMinimal()
const states = await prepareStates()
const product = await startProduct(states.newState())
const productIds = new Set(workerds().map(({ pid }) => pid))
const minimal = startMinimal()
const minimalUrl = String(await minimal.ready).replace(/\/$/, "")
/** @type {Record<string, object>} */
const rows = {}
try {
  for (const [name, { address, cookies }] of await pagesToMeasure())
    rows[name] = await compare(product.url + address, cookies)
} finally {
  await product.stop()
  await minimal.dispose()
  states.remove()
}
console.table(rows)

/** @param {string} url @param {string} cookies */
async function compare(url, cookies) {
  const bytes = await sizeOf(url, cookies)
  const like = `${minimalUrl}/?lines=${await linesFor(bytes)}`
  await repeat(url, cookies, 40)
  await repeat(like, "", 40)
  const [own, other] = [[0].slice(1), [0].slice(1)]
  for (let turn = 0; turn < turns; turn += 1) {
    own.push(await cpuOf(url, cookies, (pid) => productIds.has(pid)))
    other.push(await cpuOf(like, "", (pid) => !productIds.has(pid)))
  }
  return {
    bytes,
    "CPU ms": Number(middle(own).toFixed(2)),
    "minimal CPU ms": Number(middle(other).toFixed(2)),
    ratio: Number((middle(own) / middle(other)).toFixed(2)),
  }
}

/** @param {string} url @param {string} cookies @param {(pid: number) => boolean} isCounted */
async function cpuOf(url, cookies, isCounted) {
  const used = () =>
    workerds()
      .filter(({ pid }) => isCounted(pid))
      .reduce((sum, { cpuMs }) => sum + cpuMs, 0)
  const before = used()
  await repeat(url, cookies, requests)
  return (used() - before) / requests
}

/** @param {string} url @param {string} cookies @param {number} times */
async function repeat(url, cookies, times) {
  for (let time = 0; time < times; time += 1) await sizeOf(url, cookies)
}

/** @param {string} url @param {string} cookies */
async function sizeOf(url, cookies) {
  const response = await fetch(url, {
    redirect: "manual",
    headers: { Accept: "text/html", "Accept-Language": "en", Cookie: cookies },
  })
  const body = await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered with ${response.status}.`)
  return body.byteLength
}

/** The number of lines with which the minimal page has this size. @param {number} bytes */
async function linesFor(bytes) {
  const [none, some] = [
    await sizeOf(`${minimalUrl}/?lines=0`, ""),
    await sizeOf(`${minimalUrl}/?lines=100`, ""),
  ]
  return Math.max(0, Math.round(((bytes - none) * 100) / (some - none)))
}

async function pagesToMeasure() {
  const address = addressOf("five-hints", 1)
  const played = addressOf("offside", 2)
  const player = await signIn()
  await player.open(address)
  const drawn = await player.open(played)
  const round = readRound("offside", drawn.document)
  if (round) await player.send(played, answerRound(round, { seed: 1, shown: 0 }))
  const cookies = player.cookies
  return new Map([
    ["/, a visitor", { address: "/", cookies: "" }],
    ["/login", { address: "/login", cookies: "" }],
    ["/, a pupil", { address: "/", cookies }],
    ["a round resumed", { address, cookies }],
    ["/games", { address: "/games", cookies }],
    ["selection", { address: "/games/education/five-hints?subject=Math", cookies }],
    ["result", { address: played, cookies }],
  ])
}

async function signIn() {
  const browser = new Browser({ url: product.url, hear: () => {} }, "10.3.0.1")
  await browser.send("/login", { ...credentialsOf("layla"), redirectTo: "/" })
  return browser
}

async function buildMinimal() {
  const folder = join(root, "bench", "minimal")
  const remix = join(root, "node_modules", "@remix-run", "dev", "dist", "cli.js")
  const { code, said } = await runNode([remix, "vite:build", folder], {
    env: { ...process.env, NODE_ENV: "production" },
  })
  if (code !== 0) throw new Error(`The minimal page does not build:\n${said}`)
  const to = ["--outdir", join(root, "build", "minimal", "worker")]
  const config = ["--config", join(folder, "wrangler.toml")]
  await runWrangler(["deploy", "--dry-run", ...config, ...to], join(root, "build", "minimal"))
}

function startMinimal() {
  const { workerOptions } = optionsOf(join(root, "bench", "minimal", "wrangler.toml"))
  return new Miniflare({
    host: "127.0.0.1",
    port: 0,
    cf: false,
    ...workerOptions,
    modules: [{ type: "ESModule", path: join(root, "build", "minimal", "worker", "worker.js") }],
  })
}
