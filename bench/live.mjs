import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import { buildProduct } from "../scripts/launch/bundle.mjs"
import { prepareStates, startProduct } from "../tests/support/servers.mjs"
import { Browser } from "./kills/browser.mjs"
import { heldOn, LiveSeat, pause } from "./live/seat.mjs"
import { fieldsOf, openRoom } from "./live/opening.mjs"
import { cpuMs, rssMb } from "./workerd.mjs"

/**
 * A live round of many guests behind one address, half with sockets, a quarter that asks again and again, a quarter
 * without scripts: how long until all are seated, until they see a question, its bell and its end, whether an answer is
 * lost when a part of the replies is, and how long until all are back after a restart.
 * `node bench/live.mjs [guests] [questions] [lost replies in %] [seconds]` prints three tables; the defaults are 200, 3, 5
 * and 5. A pupil thinks for as many seconds at most, and the host waits for them after each question. More than 5
 * questions are short ones in sets of six: the largest room is `250 54 0 5`, for about 15 minutes.
 */
const [guests = 200, questions = 3, lostPercent = 5, seconds = 5] = process.argv
  .slice(2)
  .map(Number)
const transports = /** @type {const} */ (["socket", "long poll", "socket", "plain"])
const school = "203.0.113.7"
/** From a bell to the end of its question. */
const graceMs = 3_000
/** @type {Record<string, string>} */
const titles = JSON.parse(
  readFileSync(new URL("../public/assets/locales/en/translation.json", import.meta.url), "utf8"),
).live.title
const teacher = { email: "omar@tahaddi.example", password: "Omar-teaches-2" }

/** @typedef {import("./kills/browser.mjs").Page} Page */

if (!process.env["BUNDLES"]) await buildProduct()
const states = await prepareStates()
const state = states.newState()
const vars = { SESSION_SECRETS: randomBytes(32).toString("base64url") }
let product = await startProduct(state, vars)
const counts = { saved: 0, "sent again": 0, requests: 0 }
const site = {
  get url() {
    return product.url
  },
  hear: () => void (counts.requests += 1),
}
/** In milliseconds, by what was waited for and the transport. @type {Map<string, number[]>} */
const times = new Map()
/** When the host pressed for each question and for its bell, and when it ended, in milliseconds of this process. */
const moments = { ask: new Map(), closing: new Map(), reveal: new Map() }
const shownAs = { ask: "question shown", closing: "bell shown", reveal: "end of it shown" }
try {
  const host = new Browser(site, "192.0.2.1")
  await host.send("/login", teacher)
  const code = await openRoom(host, questions)
  const [startedAt, cpuBefore] = [performance.now(), cpuMs()]
  const seats = Array.from({ length: guests }, (_, at) => {
    const transport = transports[at % transports.length] ?? "plain"
    return new LiveSeat(site, { address: school, code, transport })
  })
  await Promise.all(seats.map((seat) => timed("seated", seat, () => seat.sit())))
  await Promise.all([...seats.map(play), lead(host, code)])
  const load = {
    seconds: (performance.now() - startedAt) / 1000,
    "CPU s": (cpuMs() - cpuBefore) / 1000,
    "MB of workerd": rssMb(),
  }
  await product.stop()
  product = await startProduct(state, vars)
  const before = counts.requests
  await Promise.all(seats.map((seat) => timed("back after a restart", seat, () => seat.open())))
  const again = counts.requests - before - guests
  console.table(Object.fromEntries([...times].toSorted().map(([what, all]) => [what, spread(all)])))
  const more = { lost: guests * questions - counts.saved, "asked again after the restart": again }
  console.table({ guests, questions, ...counts, ...more })
  console.table(load)
} finally {
  await product.stop()
  states.remove()
}

/** Answers each question once, and sees its bell and how it ends, until the podium. @param {LiveSeat} seat */
async function play(seat) {
  /** @type {Set<string>} */
  const seen = new Set()
  let asked = ""
  const see = (/** @type {keyof typeof moments} */ moment) => {
    const pressedAt = moments[moment].get(asked)
    if (pressedAt && !seen.has(moment + asked))
      note(shownAs[moment], seat, performance.now() - pressedAt)
    seen.add(moment + asked)
  }
  seat.hearBell = () => see("closing")
  /** @type {Page | null} */
  let page = await seat.open()
  while (page && phaseOf(page) !== "podium") {
    const form = page.document.querySelector("form[data-number]")
    asked = form?.getAttribute("data-number") ?? asked
    const phase = phaseOf(page)
    for (const moment of /** @type {const} */ (["ask", "closing", "reveal"]))
      if (phase === moment) see(moment)
    page = phase === "ask" && form ? await answer(seat, page) : await seat.next()
  }
}

/** Some replies are lost: then the same form is sent again. @param {LiveSeat} seat @param {Page} page */
async function answer(seat, page) {
  await pause(seconds * 1000 * Math.random())
  const form = page.document.querySelector("form[data-number]")
  const fields = { ...(form && fieldsOf(form)), answer: "no idea" }
  return timed("answer saved", seat, async () => {
    for (const end = performance.now() + 60_000; performance.now() < end;) {
      const next = await seat.send(fields)
      if (next && Math.random() * 100 >= lostPercent) {
        counts.saved += 1
        return next
      }
      counts["sent again"] += 1
    }
    throw new Error("Not saved.")
  })
}

/** Rings when all have answered. @param {Browser} host @param {string} code */
async function lead(host, code) {
  const path = `/live/${code}/host`
  for (let number = 1; number <= questions; number += 1) {
    moments.ask.set(`${number}`, performance.now())
    await press(host, path, number === 1 ? "start" : "next")
    while (counts.saved < guests * number) await pause(50)
    const rangAt = performance.now()
    moments.closing.set(`${number}`, rangAt)
    moments.reveal.set(`${number}`, rangAt + graceMs)
    await press(host, path, "bell")
    for (let page = await host.open(path); phaseOf(page) !== "reveal";)
      page = await host.open(heldOn(page) ?? path)
    await pause(seconds * 1000)
  }
  await press(host, path, "next")
}

/** On the way to a button it presses what comes before. @param {Browser} host @param {string} path @param {string} wanted */
async function press(host, path, wanted) {
  for (;;) {
    const { document } = await host.open(`${path}?still`)
    const buttons = document.querySelectorAll("button[name=do]")
    const values = buttons.map((button) => button.getAttribute("value") ?? "")
    const value = [wanted, "step", "standings"].find((each) => values.includes(each))
    if (!value) throw new Error(`The host cannot press ${wanted}, but ${values}.`)
    const v = document.querySelector("input[name=v]")?.getAttribute("value") ?? ""
    await host.send(path, { do: value, v })
    if (value === wanted) return
  }
}

/** @param {Page} page @returns {string | undefined} */
function phaseOf({ document }) {
  const title = document.querySelector("title")?.text ?? ""
  return Object.keys(titles).find((phase) => title.startsWith(titles[phase] ?? "?"))
}

/** @template Done @param {string} what @param {LiveSeat} seat @param {() => Promise<Done>} work */
async function timed(what, seat, work) {
  const startedAt = performance.now()
  const done = await work()
  note(what, seat, performance.now() - startedAt)
  return done
}

/** @param {string} what @param {LiveSeat} seat @param {number} ms */
function note(what, { transport }, ms) {
  const key = `${what}, ${transport}`
  times.set(key, [...(times.get(key) ?? []), ms])
}

/** @param {readonly number[]} all */
function spread(all) {
  const sorted = all.toSorted((one, other) => one - other)
  const at = (/** @type {number} */ share) =>
    Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return { count: all.length, "p50 ms": at(0.5), "p95 ms": at(0.95), "slowest ms": at(1) }
}
