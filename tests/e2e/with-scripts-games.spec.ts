import { once } from "node:events"
import { seededItem } from "../support/items"
import { seededStatements } from "../support/statements"
import { expect, test, type Page } from "./fixtures"

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
  await expect(page.getByText(pupil.say("play.worth", { count: 50 }))).toBeVisible()
  await expectAccessible()

  await button(page, 2, !isTrue(statements, 2)).click()
  await expectStatement(page, statements, 3)
  await expect(page.getByText(pupil.say("offside.yellowCard"))).toBeVisible()
  await expect(page.getByText(pupil.say("play.worth", { count: 25 }))).toBeVisible()
  await expectAccessible()

  await button(page, 3, !isTrue(statements, 3)).click()
  await expectStatement(page, statements, 4)
  await expect(page.getByText(pupil.say("offside.redCard"))).toBeVisible()
  await expect(page.getByText(pupil.say("play.worth", { count: 12 }))).toBeVisible()

  await page.reload()
  await expectStatement(page, statements, 4)
  await expect(steps(page).nth(0)).toHaveText(pupil.say("play.stepRight", { number: 1 }))
  await expect(steps(page).nth(1)).toHaveText(pupil.say("play.stepWrong", { number: 2 }))
  await expect(page.getByText(pupil.say("play.worth", { count: 12 }))).toBeVisible()
})

test("offside: the keyboard judges, and the focus stays on its button", async ({
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
    if (place > 1 && isTrue(statements, place) === isTrue(statements, place - 1))
      await expect(said).toBeFocused()
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

test("offside: choices made before the script ran stay in the form of six", async ({
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
  await page.waitForFunction(() => "__remixRouter" in window || "__reactRouterVersion" in window)
  await page.waitForLoadState("networkidle")
  await expect(page.locator("main fieldset")).toHaveCount(6)
  await expect(page.locator('[name="statement-3"][value="true"]')).toBeChecked()
  await expect(page.getByRole("button", { name: pupil.say("offside.submit") })).toBeVisible()
})

test("difficulty: the progress steps fill, and a reload loses nothing", async ({
  page,
  person: pupil,
}) => {
  await pupil.arrive()
  await page.goto(difficulty)
  const filled = (number: number) =>
    page.getByRole("button", { name: pupil.say("difficulty.stepFilled", { number }), exact: true })
  const empty = (number: number) =>
    page.getByRole("button", { name: pupil.say("difficulty.step", { number }), exact: true })
  await expect(empty(1)).toHaveAttribute("aria-current", "step")
  await page.locator("#answer-1").fill(await answerTo(page, 1))
  await expect(filled(1)).toBeVisible()
  await pupil.press("difficulty.next")
  await expect(page.locator("#answer-2")).toBeFocused()
  await empty(4).click()
  await expect(page.locator("#answer-4")).toBeFocused()
  await page.locator("#answer-4").fill("half a thought")
  await expect(filled(4)).toBeVisible()

  await page.reload()
  await expect(filled(1)).toBeVisible()
  await expect(filled(4)).toBeVisible()
  for (const number of [2, 3, 5, 6]) await expect(empty(number)).toBeVisible()
  await filled(4).click()
  await expect(page.locator("#answer-4")).toHaveValue("half a thought")
  await page.locator("#answer-4").fill("")
  await expect(empty(4)).toBeVisible()

  await empty(6).click()
  await pupil.press("difficulty.submit")
  await expect(page.getByText(pupil.say("errors.play.empty", { count: 5 }))).toBeVisible()
  await expect(filled(1)).toBeVisible()
  await pupil.press("difficulty.sendAnyway")
  await pupil.expectHeading("play.wrong")
  await pupil.expectPoints(5)
})

/** The seed data of the statements of the round. */
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
