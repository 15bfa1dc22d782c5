import { chromium } from "@playwright/test"
import { chromiumPath } from "../scripts/launch/chromium.mjs"
import { cookiesOf } from "../tests/support/plain-client.mjs"
import { prepareStates, startProduct } from "../tests/support/servers.mjs"

/**
 * How far pages shift while they load, hydrate and are played, on a phone of 360 px: the sum of the layout
 * shifts that no tap caused, and of all. `node bench/layout-shift.mjs` prints a table.
 */
const five = "/games/education/five-hints/play-five-hints?subject=Math&chapter=1"
const offside = "/games/education/offside/play-offside?subject=Math&chapter=1"
const climb = "/games/education/difficulty/play-difficulty?subject=Math&chapter=1"

/** @typedef {import("@playwright/test").Page} Page */
/** @type {Record<string, { path: string, who: "visitor" | "layla", act?: (page: Page) => Promise<void> }>} */
const scenes = {
  "home of a visitor": { path: "/", who: "visitor" },
  "home of a pupil": { path: "/", who: "layla" },
  "sections of a visitor": { path: "/entertainment-sections", who: "visitor" },
  "sections of a pupil": { path: "/entertainment-sections", who: "layla" },
  "five hints, and the next hint": { path: five, who: "layla", act: takeHint },
  "five hints, and the result": { path: five, who: "layla", act: answer },
  offside: { path: offside, who: "layla" },
  "difficulty climb": { path: climb, who: "layla" },
}

const states = await prepareStates()
const product = await startProduct(states.newState())
const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox"],
})
/** @type {Record<string, object>} */
const rows = {}
for (const language of ["en", "ar"])
  for (const [name, scene] of Object.entries(scenes))
    rows[`${name}, ${language}`] = await measure(scene, language)
console.table(rows)
await browser.close()
await product.stop()
states.remove()

/** @param {(typeof scenes)[string]} scene @param {string} locale */
async function measure({ path, who, act }, locale) {
  const context = await browser.newContext({
    baseURL: product.url,
    locale,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  })
  await context.addCookies(await sessionOf(who))
  const page = await context.newPage()
  await page.addInitScript(noteShifts)
  // The first page of a session shows a toast; pages are measured as on a later visit.
  await page.goto("/about")
  await page.goto(path, { waitUntil: "networkidle" })
  await act?.(page)
  // Longer than every animation of the product.
  await page.waitForTimeout(3000)
  const shifts = await page.evaluate(() =>
    JSON.parse(document.documentElement.dataset["shifts"] ?? '{"unexpected":0,"all":0}'),
  )
  await context.close()
  return shifts
}

/** @param {"visitor" | "layla"} who */
async function sessionOf(who) {
  const cookies = (await cookiesOf(product.url, who)).split("; ").filter(Boolean)
  return cookies.map((cookie) => {
    const at = cookie.indexOf("=")
    const [name, value] = [cookie.slice(0, at), cookie.slice(at + 1)]
    return { name, value, domain: new URL(product.url).hostname, path: "/", secure: true }
  })
}

/** Runs in the page: stores both sums where the measurement reads them. */
function noteShifts() {
  const sums = { unexpected: 0, all: 0 }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("value" in entry) || typeof entry.value !== "number") continue
      sums.all += entry.value
      if (!("hadRecentInput" in entry && entry.hadRecentInput)) sums.unexpected += entry.value
    }
    document.documentElement.dataset["shifts"] = JSON.stringify(sums)
  })
  observer.observe({ type: "layout-shift", buffered: true })
}

/** @param {Page} page */
async function takeHint(page) {
  await page.click("[value=hint]")
}

/** @param {Page} page */
async function answer(page) {
  await page.fill("#answer", "no such answer")
  await page.click("[value=answer]")
  await page.waitForSelector(".verdict-few")
}
