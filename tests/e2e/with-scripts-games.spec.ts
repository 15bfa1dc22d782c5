import { once } from "node:events"
import { seededItem, wrongAnswer, seededStatements } from "../support/seeded.mjs"
import { expect, test, type Page } from "./fixtures"
import { hydrated } from "./cuts"
import { show } from "./sizes"

const offside = "/games/education/offside/play-offside?subject=Math&chapter=1"
const difficulty = "/games/education/difficulty/play-difficulty?subject=Math&chapter=1"

test("offside: one statement at a time, each tap judged at once", async ({
  page,
  person: pupil,
  expectAccessible,
}) => {
  await pupil.arrive()
  await page.goto(offside)
  await expect(page.getByText(pupil.say("offside.helpAtOnce", { count: 25 }))).toBeVisible()
  const statements = await truthOfStatements(page)
  await expectStatement(page, statements, 1)

  await button(page, 1, isTrue(statements, 1)).click()
  await expectStatement(page, statements, 2)
  await expect(page.getByText(pupil.say("offside.playOn"))).toBeVisible()
  await expect(page.getByText(pupil.say("offside.worth", { count: 50 }))).toBeVisible()
  const question = page.getByRole("heading", { level: 1 })
  await expect(question).toBeInViewport({ ratio: 1 })
  await expectAccessible()

  await button(page, 2, !isTrue(statements, 2)).click()
  await expectStatement(page, statements, 3)
  await expect(page.getByText(pupil.say("offside.yellowCard"))).toBeVisible()
  await expect(page.getByText(pupil.say("offside.worth", { count: 25 }))).toBeVisible()
  await expectAccessible()

  await button(page, 3, !isTrue(statements, 3)).click()
  await expectStatement(page, statements, 4)
  await expect(page.getByText(pupil.say("offside.redCard"))).toBeVisible()
  await expect(page.getByText(pupil.say("offside.worth", { count: 12 }))).toBeVisible()

  await page.reload()
  await expectStatement(page, statements, 4)
  await expect(steps(page).nth(0)).toHaveText(pupil.say("play.stepRight", { number: 1 }))
  await expect(steps(page).nth(1)).toHaveText(pupil.say("play.stepWrong", { number: 2 }))
  await expect(page.getByText(pupil.say("play.worth", { count: 12 }))).toBeVisible()
})

test("offside: by keyboard, a verdict moves the focus to the next statement, never to an answer", async ({
  page,
  person: pupil,
}) => {
  await pupil.arrive()
  await page.goto(offside)
  const statements = await truthOfStatements(page)
  for (let place = 1; place <= 6; place += 1) {
    await expectStatement(page, statements, place)
    const said = button(page, place, isTrue(statements, place))
    await expect(said).toBeEnabled()
    if (place > 1) await expect(page.getByRole("heading", { level: 2 })).toBeFocused()
    await said.focus()
    await page.keyboard.press("Enter")
  }
  await pupil.expectHeading("offside.allRight")
  await pupil.expectPoints(50)
})

test("offside: the second tap of a double tap judges nothing", async ({ page, person: pupil }) => {
  await pupil.arrive()
  await page.goto(offside)
  const statements = await truthOfStatements(page)
  await button(page, 1, true).dispatchEvent("click")
  await expectStatement(page, statements, 2)
  await button(page, 2, true).dispatchEvent("click")
  await expect(button(page, 2, true)).toBeEnabled()
  await expectStatement(page, statements, 2)
  await expect(steps(page).nth(1)).toHaveText("2")
})

test("offside: the buttons keep their place while statements follow one another", async ({
  page,
  person: pupil,
}) => {
  await pupil.arrive()
  await page.goto(offside)
  const tops = new Map<number, number>()
  for (const place of [1, 2, 3]) {
    const said = button(page, place, true)
    await expect(said).toBeEnabled()
    for (const size of [
      { width: 360, height: 640 },
      { width: 1280, height: 800 },
    ]) {
      await show(page, size)
      const box = await said.boundingBox()
      const top = Math.round(box?.y ?? NaN)
      const before = tops.get(size.width) ?? top
      expect(top, JSON.stringify({ place, ...size })).toBe(before)
      tops.set(size.width, before)
    }
    // A click may scroll the page.
    await said.dispatchEvent("click")
  }
})

test("offside: choices made before hydration stay in the form of six", async ({
  page,
  person: pupil,
}) => {
  await pupil.arrive()
  const gate = new EventTarget()
  const opened = once(gate, "open")
  await page.route("**/assets/*.js", async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(offside, { waitUntil: "commit" })
  await page.locator('label:has([name="statement-3"][value="true"])').click()
  gate.dispatchEvent(new Event("open"))
  await hydrated(page)
  await page.waitForLoadState("networkidle")
  await expect(page.locator("main fieldset")).toHaveCount(6)
  await expect(page.locator('[name="statement-3"][value="true"]')).toBeChecked()
  await expect(page.getByRole("button", { name: pupil.say("offside.submit") })).toBeVisible()
})

test("difficulty: each item is judged as it is answered, and a reload loses nothing", async ({
  page,
  person: pupil,
  expectAccessible,
}) => {
  await pupil.arrive()
  await page.goto(difficulty)
  await expect(steps(page)).toHaveCount(6)
  const answers = []
  for (let place = 1; place <= 6; place += 1) answers.push(await answerTo(page, place))

  await page.locator("#answer-1").fill(answers[0] ?? "")
  await page.keyboard.press("Enter")
  await expect(page.locator("#answer-2")).toBeFocused()
  await expect(steps(page).nth(0)).toHaveText(pupil.say("play.stepRight", { number: 1 }))
  await expect(page.getByText("+5", { exact: true }).first()).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(page.locator("#answer-2")).toBeFocused()

  await page.locator("#answer-2").fill(wrongAnswer)
  await page.keyboard.press("Enter")
  await expect(page.locator("#answer-3")).toBeFocused()
  await expect(steps(page).nth(1)).toHaveText(pupil.say("play.stepWrong", { number: 2 }))
  await expect(steps(page).nth(2).locator("img")).toHaveClass("slips")
  await expect(page.getByText(answers[1] ?? "", { exact: true }).first()).toBeVisible()
  await expectAccessible()

  await page.locator("#answer-3").fill("half a thought")
  await page.reload()
  await expect(steps(page).nth(1)).toHaveText(pupil.say("play.stepWrong", { number: 2 }))
  await expect(page.locator("#answer-3")).toHaveValue("half a thought")
  await steps(page).nth(4).getByRole("button").click()
  await expect(page.locator("#answer-5")).toBeFocused()
  await page.locator("#answer-5").fill(answers[4] ?? "")
  await page.keyboard.press("Enter")
  await expect(steps(page).nth(4)).toHaveText(pupil.say("play.stepRight", { number: 5 }))

  await pupil.press("difficulty.stop")
  await pupil.expectHeading("difficulty.stopped")
  await expect(page.getByText(pupil.say("difficulty.notReached"))).toHaveCount(3)
  await pupil.expectPoints(25)
  await expectAccessible()
})

/** The seed data of the statements of the round in play. */
async function truthOfStatements(page: Page) {
  await expect(steps(page)).toHaveCount(6)
  const question = await page.getByRole("heading", { level: 1 }).innerText()
  return seededStatements(question.trim()).statements
}

type Statements = Awaited<ReturnType<typeof truthOfStatements>>

const isTrue = (statements: Statements, place: number) => statements[place - 1]?.true ?? false

const steps = (page: Page) => page.locator("main ol > li")

const button = (page: Page, place: number, value: boolean) =>
  page.locator(`button[name="statement-${place}"][value="${value}"]`)

async function expectStatement(page: Page, statements: Statements, place: number) {
  await expect(button(page, place, true)).toBeVisible()
  await expect(page.getByText(statements[place - 1]?.text ?? "", { exact: true })).toBeVisible()
}

async function answerTo(page: Page, place: number): Promise<string> {
  const question = await page.locator(`label[for="answer-${place}"] [dir="auto"]`).textContent()
  return seededItem(question?.trim() ?? "").answer
}
