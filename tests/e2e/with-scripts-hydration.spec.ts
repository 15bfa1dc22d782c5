import { randomUUID } from "node:crypto"
import { once } from "node:events"
import type { Route } from "@playwright/test"
import { credentialsOf } from "../support/plain-client.mjs"
import { words } from "../support/plain-games"
import { seededItem, wrongAnswer } from "../support/seeded.mjs"
import { expect, test } from "./fixtures"
import { judge } from "./playing"
import { fillIn } from "./writing"

const difficulty = "/games/education/difficulty/play-difficulty?subject=Math&chapter=1"

test("hydrates in the first idle moment, while keys are pressed, and keeps what was typed before", async ({
  page,
  person: visitor,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work) => {
      addEventListener("idle", () => work({ didTimeout: false, timeRemaining: () => 50 }))
      return 0
    }
  })
  await page.goto("/signup")
  await page.waitForLoadState("networkidle")
  await visitor.fill("signup.email", "layla@school.example")
  await visitor.fill("signup.password", "Kick-0ff!")
  expect(await page.evaluate(() => "__remixRouter" in window)).toBe(false)
  await page.evaluate(pressKeys)
  await expect(page.getByRole("button", { name: visitor.say("password.show") })).toHaveCount(2)
  await expect(page.locator("[name=email]")).toHaveValue("layla@school.example")
  await expect(page.getByText(visitor.say("password.met"))).toHaveCount(5)
})

/** Runs in the page: lets it hydrate, between two of many presses of a key. */
function pressKeys() {
  const { port1, port2 } = new MessageChannel()
  let left = 20_000
  port1.start()
  port1.addEventListener("message", () => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }))
    left -= 1
    if (left === 19_000) dispatchEvent(new Event("idle"))
    if (left > 0) port2.postMessage(null)
  })
  port2.postMessage(null)
}

test("an item of a climb can be answered before the scripts load, and hydration moves nothing", async ({
  page,
  person: pupil,
}) => {
  await pupil.arrive()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addInitScript(sumShifts)
  const gate = new EventTarget()
  const opened = once(gate, "open")
  await page.route("**/assets/*.js", async (route) => {
    await opened
    await route.continue().catch(() => {})
  })
  await page.goto(difficulty, { waitUntil: "commit" })
  const question = await page.locator('label[for="answer-1"] [dir="auto"]').innerText()
  await page.locator("#answer-1").fill(seededItem(question.trim()).answer)
  await page.keyboard.press("Enter")
  const steps = page.locator("main ol > li")
  await expect(steps.first()).toHaveText(pupil.say("play.stepRight", { number: 1 }))
  await expect(page.locator("#answer-2")).toBeVisible()
  await expect(page.locator("#answer-3")).toBeHidden()
  gate.dispatchEvent(new Event("open"))
  await expect(steps.nth(2).getByRole("button")).toBeVisible()
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((settle) => {
        const read = () => settle(Number(document.documentElement.dataset["shifts"] ?? 0))
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(read)))
      }),
  )
  expect(shifts).toBeLessThanOrEqual(0.01)
})

/** Runs in the page: stores the sum of its layout shifts on the root element. */
function sumShifts() {
  let sum = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && typeof entry.value === "number") sum += entry.value
    document.documentElement.dataset["shifts"] = String(sum)
  })
  observer.observe({ type: "layout-shift", buffered: true })
}

test.describe("all styles", () => {
  test.use({ isWatched: false })

  test("take the place of those of the first page before it hydrates", async ({ page }) => {
    await page.goto("/login")
    await page.waitForFunction(() => "__remixRouteModules" in window)
    await expect(page.locator("#all-styles")).toHaveAttribute("media", "all")
    await expect(page.locator("#styles")).toBeEmpty()
  })

  test("that do not load leave the page the HTML that works", async ({ page }) => {
    await page.route("**/*.css", (route) => route.abort())
    await page.goto("/login")
    await page.waitForLoadState("networkidle")
    await expect(page.locator("#all-styles")).toHaveAttribute("media", "print")
    await expect(page.locator("#styles")).not.toBeEmpty()
    await expect(page.locator("main form")).toBeVisible()
  })
})

test.describe("scripts that do not load", () => {
  test.use({ isWatched: false })

  const losses: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    "are refused": (route) => route.abort(),
    "end in their middle": async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.slice(0, text.length / 2) })
    },
  }
  for (const [how, lose] of Object.entries(losses))
    test(`leave the forms that work: they ${how}`, async ({ page, person }) => {
      await page.route("**/assets/*.js", lose)
      const { email, password } = credentialsOf("layla")
      await page.goto("/login")
      await person.logIn(email, password)
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Layla")

      await person.arrive()
      await page.goto("/games/education/five-hints/play-five-hints?subject=Math&chapter=1")
      await person.fill("play.answer", wrongAnswer)
      await person.press("play.nextHint")
      await person.expectHints(2)
      await person.fill("play.answer", (await person.truth()).answer)
      await person.press("play.submit")
      await person.expectHeading("play.right")
      await page.goto("/games/education/offside/play-offside?subject=Math&chapter=1")
      await judge({ page, person, hasScripts: false }, true)
      await person.expectPoints(90)

      await person.arriveAs("sami")
      await page.goto("/make-offside/entertainment")
      await fillIn(page, { ...words.offside, question: `${randomUUID().slice(0, 8)} circles` })
      await page.locator("select[name=section]").selectOption("3")
      await page.locator('main button[value="send"]').click()
      await person.expectHeading("make.sent.title")
      expect(await page.evaluate(() => "__remixRouteModules" in window)).toBe(false)
      await page.unrouteAll({ behavior: "ignoreErrors" })
    })
})
