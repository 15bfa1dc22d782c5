import { prepareStates, startProduct } from "../tests/support/servers.mjs"
import { readFileSync } from "node:fs"
import { buildProduct } from "../scripts/launch/bundle.mjs"
import { Browser } from "./kills/browser.mjs"
import { cpuMs, rssMb } from "./workerd.mjs"

/**
 * A live round of many guests behind one address, without scripts: how long until all are seated, until they see a
 * question and the end of it, and whether an answer is lost when a part of the replies is.
 * `node bench/live.mjs [guests] [questions] [lost replies in %]` prints two tables; the defaults are 200, 3 and 5.
 */
const [guests = 200, questions = 3, lostPercent = 5] = process.argv.slice(2).map(Number)
const school = "203.0.113.7"
/** @type {Record<string, string>} */
const titles = JSON.parse(
  readFileSync(new URL("../public/assets/locales/en/translation.json", import.meta.url), "utf8"),
).live.title
const teacher = { email: "omar@tahaddi.example", password: "Omar-teaches-2" }

/** @typedef {import("./kills/browser.mjs").Page} Page */

if (!process.env["BUNDLES"]) await buildProduct()
const states = await prepareStates()
const product = await startProduct(states.newState())
/** @type {Record<string, number[]>} */
const times = { seated: [], "question shown": [], "answer saved": [], "end of it shown": [] }
/** When the host pressed for each question, and when its bell rang, in milliseconds of this process. */
const begun = new Map()
const ended = new Map()
const counts = { saved: 0, "sent again": 0, requests: 0 }
const hear = () => void (counts.requests += 1)
try {
  const host = new Browser({ url: product.url, hear }, "192.0.2.1")
  await host.send("/login", teacher)
  const code = await openRoom(host)
  const [startedAt, cpuBefore] = [performance.now(), cpuMs()]
  const seats = await Promise.all(Array.from({ length: guests }, () => takeSeat(code)))
  const playing = seats.map((seat) => play(seat, code))
  await lead(host, code)
  await Promise.all(playing)
  const seconds = (performance.now() - startedAt) / 1000
  const figures = Object.entries(times).map(([what, all]) => [what, spread(all)])
  console.table(Object.fromEntries(figures))
  console.table({ guests, questions, ...counts, lost: guests * questions - counts.saved })
  console.table({ seconds, "CPU s": (cpuMs() - cpuBefore) / 1000, "MB of workerd": rssMb() })
} finally {
  await product.stop()
  states.remove()
}

/** @param {Browser} host @returns {Promise<string>} the code of the room */
async function openRoom(host) {
  const { document } = await host.open("/live/new?grade=7")
  const form = document.querySelector("form:has([name=rounds])")
  if (!form) throw new Error("No form for a new room.")
  const fields = {
    ...fieldsOf(form),
    rounds: String(questions),
    takesGuests: "on",
    ringsForAll: "on",
  }
  const page = await host.send(form.getAttribute("action") ?? "/live/new?grade=7", fields)
  const [, code] = /^\/live\/(\d{7})\/host/.exec(page?.path ?? "") ?? []
  if (!code)
    throw new Error(`No room: ${page?.status} ${page?.document.querySelector("main")?.text}`)
  return code
}

/** What a browser would send of a form: the first choice of each list. @param {import("node-html-parser").HTMLElement} form */
function fieldsOf(form) {
  /** @type {Record<string, string>} */
  const fields = {}
  for (const input of form.querySelectorAll("input[name]"))
    if (!/checkbox|radio/.test(input.getAttribute("type") ?? ""))
      fields[input.getAttribute("name") ?? ""] = input.getAttribute("value") ?? ""
  for (const list of form.querySelectorAll("select[name]")) {
    const options = list.querySelectorAll("option").filter((each) => each.getAttribute("value"))
    const chosen = options.find((each) => each.hasAttribute("selected")) ?? options[0]
    fields[list.getAttribute("name") ?? ""] = chosen?.getAttribute("value") ?? ""
  }
  return fields
}

/** @param {string} code */
async function takeSeat(code) {
  const seat = new Browser({ url: product.url, hear }, school)
  const startedAt = performance.now()
  for (;;) {
    const { document } = await seat.open(`/live/${code}`)
    const name = document.querySelector("button[name=name]")?.getAttribute("value") ?? ""
    const page = await seat.send(`/live/${code}`, { name })
    if (page?.path === `/live/${code}/play`) break
    if (performance.now() - startedAt > 120_000)
      throw new Error(`Not seated: ${page?.document.querySelector("main")?.text}`)
  }
  times["seated"]?.push(performance.now() - startedAt)
  return seat
}

/** Answers each question once, and sees how it ends, until the round is over. @param {Browser} seat @param {string} code */
async function play(seat, code) {
  const path = `/live/${code}/play`
  let page = await seat.open(path)
  let [asked, told] = ["", ""]
  for (;;) {
    const number = page.document.querySelector("form[data-number]")?.getAttribute("data-number")
    const phase = phaseOf(page)
    if (phase === "ask" && number && number !== asked) {
      asked = number
      note("question shown", begun.get(number))
      await pause(5000 * Math.random())
      page = await answer(seat, path, page)
      continue
    }
    if (phase === "reveal" && told !== asked) {
      told = asked
      note("end of it shown", ended.get(asked))
    }
    const held = heldOn(page)
    if (!held || phase === "podium") return
    await pause(1000)
    page = await seat.open(held)
  }
}

/** Some replies are lost: then the same form is sent again. @param {Browser} seat @param {string} path @param {Page} page */
async function answer(seat, path, page) {
  const form = page.document.querySelector("form[data-number]")
  const fields = { ...(form && fieldsOf(form)), answer: "no idea" }
  const sentAt = performance.now()
  for (;;) {
    const isLost = Math.random() * 100 < lostPercent
    const next = await seat.send(path, fields)
    if (next && !isLost && !next.document.querySelector("form[data-number]")) {
      note("answer saved", sentAt)
      counts.saved += 1
      return next
    }
    counts["sent again"] += 1
    if (performance.now() - sentAt > 60_000) throw new Error(`Not saved: ${next?.status}`)
  }
}

/** Presses the main button of the host's page whenever it goes on. @param {Browser} host @param {string} code */
async function lead(host, code) {
  const path = `/live/${code}/host`
  for (let number = 0; number < questions; number += 1) {
    begun.set(`${number + 1}`, performance.now())
    await press(host, path, number === 0 ? "start" : "next")
    // The bell rings by itself when all have answered, and 3 s later the question has ended.
    for (let page = await host.open(path); phaseOf(page) !== "reveal";)
      page = await host.open(heldOn(page) ?? path)
    ended.set(`${number + 1}`, performance.now())
    await pause(5000)
  }
  await press(host, path, "next")
}

/** @param {Browser} host @param {string} path @param {string} wanted */
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

/** @param {Page} page */
function heldOn({ document }) {
  return document.querySelector("script[data-held]")?.getAttribute("data-held")
}

/** @param {Page} page @returns {string | undefined} */
function phaseOf({ document }) {
  const title = document.querySelector("title")?.text ?? ""
  return Object.keys(titles).find((phase) => title.startsWith(titles[phase] ?? "?"))
}

/** @param {string} what @param {number} since */
function note(what, since) {
  times[what]?.push(performance.now() - since)
}

/** @param {readonly number[]} all */
function spread(all) {
  const sorted = all.toSorted((one, other) => one - other)
  const at = (/** @type {number} */ share) =>
    Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return { count: all.length, "p50 ms": at(0.5), "p95 ms": at(0.95), "slowest ms": at(1) }
}

/** @param {number} ms @returns {Promise<void>} */
function pause(ms) {
  return new Promise((settle) => void setTimeout(settle, ms))
}
