import { expect, test, type Page } from "./fixtures"
import { letStart, stopClock } from "./page-clock"
import type { Person } from "./steps"

const play = "/games/education/five-hints/play-five-hints?subject=Math&chapter=1"
const phone = { width: 360, height: 640 }
/** The part of the screen above an open on-screen keyboard. */
const aboveKeyboard = { width: 360, height: 340 }

test("hints appear automatically only after that is switched on, and the choice is remembered", async ({
  page,
  person: pupil,
}) => {
  await opensStopped(page, pupil)
  await expect(toggle(page, pupil)).toHaveAttribute("aria-pressed", "false")
  await page.clock.runFor(60_000)
  await pupil.expectHints(1)

  await toggle(page, pupil).click()
  await passes(page, pupil, [9, 8, 7, 6, 5, 4, 3, 2, 1])
  await page.clock.runFor(1000)
  await arrives(page, pupil, 2)
  await expect(page.getByText(pupil.say("play.worth", { count: 40 }))).toBeVisible()

  await page.reload()
  await letStart(page, toggle(page, pupil))
  await expect(toggle(page, pupil)).toHaveAttribute("aria-pressed", "true")
  await page.clock.runFor(10_000)
  await arrives(page, pupil, 3)
  await toggle(page, pupil).click()
  await page.clock.runFor(60_000)
  await pupil.expectHints(3)
})

test("the clock stands still while the answer field has the focus or text", async ({
  page,
  person: pupil,
}) => {
  await opensStopped(page, pupil)
  await toggle(page, pupil).click()
  await passes(page, pupil, [9, 8])
  const field = page.locator("#answer")
  await field.focus()
  await passes(page, pupil, [8, 8])
  await field.fill("half a thought")
  await field.blur()
  await page.clock.runFor(60_000)
  await pupil.expectHints(1)
  await expect(field).toHaveValue("half a thought")
  await field.fill("")
  await field.blur()
  await passes(page, pupil, [7, 6])
})

test("the clock stands still without a network and while the page is hidden", async ({
  page,
  person: pupil,
  context,
}) => {
  await opensStopped(page, pupil)
  await toggle(page, pupil).click()
  await passes(page, pupil, [9])
  await context.setOffline(true)
  await passes(page, pupil, [9, 9])
  await context.setOffline(false)
  await passes(page, pupil, [8])
  await setHidden(page, true)
  await passes(page, pupil, [8, 8])
  await setHidden(page, false)
  await passes(page, pupil, [7])
})

test("the countdown is a ring that shrinks unless reduced motion is preferred", async ({
  page,
  person: pupil,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await opensStopped(page, pupil)
  await toggle(page, pupil).click()
  const ring = toggle(page, pupil).locator("circle").last()
  for (const gone of [1, 2, 3]) {
    await page.clock.runFor(1000)
    await expect(ring).toHaveAttribute("stroke-dashoffset", String(gone))
  }
  await expect(toggle(page, pupil).getByText("7", { exact: true })).toBeHidden()
})

test("older hints fold to a line and open again, and the answer field stays where it is", async ({
  page,
  person: pupil,
  expectAccessible,
}) => {
  await opensOnPhone(page, pupil)
  const { hints } = await pupil.truth()
  const field = page.locator("#answer")
  await expect(toggle(page, pupil)).toBeVisible()
  const before = await field.boundingBox()
  for (let count = 2; count <= 5; count += 1) {
    await page.locator("button[value=hint]").click()
    await pupil.expectHints(count)
    await expect(page.locator("main ol li").first()).toContainText(hints[count - 1] ?? "")
    expect(await field.boundingBox()).toEqual(before)
  }
  const older = page.locator("main ol details").last()
  expect((await older.boundingBox())?.height).toBeLessThan(60)
  await older.locator("summary").click()
  await expect(older).toHaveAttribute("open")
  await expect(older.getByText(hints[0] ?? "")).toBeVisible()
  expect(await field.boundingBox()).toEqual(before)
  await expectAccessible()
  const items = page.locator("main ol li")
  expect(await items.evaluateAll(countFarFromNumbers, "I")).toBe(0)
  expect(await items.first().evaluateAll(countFarFromNumbers, `${"long ".repeat(99)}\nI`)).toBe(0)
})

test("on a phone with five hints the answer form is visible, also above the keyboard", async ({
  page,
  person: pupil,
  expectAccessible,
}) => {
  await opensOnPhone(page, pupil)
  const needed = ["main h1", "main ol li >> nth=0", "#answer", "button[value=answer]"]
  await expectInView(page, phone.height, [...needed, "button[value=hint]"])
  for (let count = 2; count <= 5; count += 1) {
    await page.setViewportSize(count % 2 === 0 ? aboveKeyboard : phone)
    await page.locator("button[value=hint]").click()
    await pupil.expectHints(count)
    await expectInView(page, page.viewportSize()?.height ?? 0, needed)
  }
  await page.setViewportSize(phone)
  await expectInView(page, phone.height, needed)
  await page.locator("#answer").focus()
  await page.setViewportSize(aboveKeyboard)
  await expectInView(page, aboveKeyboard.height, needed)
  await expectAccessible()
})

const toggle = (page: Page, pupil: Person) =>
  page.getByRole("button", { name: pupil.say("play.automatic", { seconds: 10 }) })

async function opensStopped(page: Page, pupil: Person): Promise<void> {
  await pupil.arrive()
  await stopClock(page)
  await page.goto(play)
  await letStart(page, toggle(page, pupil))
}

async function opensOnPhone(page: Page, pupil: Person): Promise<void> {
  await page.setViewportSize(phone)
  await pupil.arrive()
  await page.goto(play)
  await pupil.expectHints(1)
}

/** Advances the clock second by second; expects the countdown to show each of these numbers. */
async function passes(page: Page, pupil: Person, seconds: readonly number[]): Promise<void> {
  for (const left of seconds) {
    await page.clock.runFor(1000)
    await expect(toggle(page, pupil).getByText(String(left), { exact: true })).toBeVisible()
  }
}

/** Advances the clock in small steps until the hint that it triggered is shown. */
async function arrives(page: Page, pupil: Person, count: number): Promise<void> {
  await letStart(page, page.locator("main ol li").nth(count - 1))
  await pupil.expectHints(count)
}

const countFarFromNumbers = (items: readonly Element[], words: string) =>
  items.filter((item) => {
    const text = item.querySelector("[dir=auto]") ?? item
    text.textContent = words
    const line = [...text.getClientRects()].at(-1)
    const number = item.querySelector("[aria-hidden]")?.getBoundingClientRect()
    return !number || !line || Math.max(number.left - line.right, line.left - number.right) > 20
  }).length

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value })
  }, isHidden)

/** Expects that each is wholly between the top bar and the bottom of the screen, and that none covers another. */
async function expectInView(page: Page, height: number, selectors: readonly string[]) {
  const bar = await boxOf(page, "header >> nth=0")
  const boxes = await Promise.all(selectors.map((selector) => boxOf(page, selector)))
  for (const [at, box] of boxes.entries()) {
    expect(box.top, selectors[at]).toBeGreaterThanOrEqual(bar.bottom)
    expect(box.bottom, selectors[at]).toBeLessThanOrEqual(height)
  }
  const field = await boxOf(page, ".answer-bar")
  const above = await Promise.all(["main h1", "main ol li >> nth=0"].map((one) => boxOf(page, one)))
  for (const box of above) expect(box.bottom).toBeLessThanOrEqual(field.top)
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`Nothing is shown for ${selector}.`)
  return { top: Math.floor(box.y), bottom: Math.floor(box.y + box.height) }
}
