import { seededItem } from "../support/items"
import { seededStatements } from "../support/statements"
import { expect, test, type Page } from "./fixtures"
import type { Person } from "./steps"

const offside = "/games/education/offside/play-offside?subject=Math&chapter=1"
const difficulty = "/games/education/difficulty/play-difficulty?subject=Math&chapter=1"

test("offside: a tap is judged at once, and a wrong one halves the worth", async ({
  page,
  person: pupil,
}) => {
  await pupil.arrive()
  await page.goto(offside)
  const isTrue = await truthOfStatements(page)
  await pair(page, 1, isTrue(1)).click()
  await expect(judged(page, 1)).toContainText(said(pupil, isTrue(1), "offside.judgedRight"))
  await expectWorth(pupil, page, 50, 5)
  await pair(page, 2, !isTrue(2)).click()
  await expect(judged(page, 2)).toContainText(said(pupil, !isTrue(2), "offside.judgedWrong"))
  await expectWorth(pupil, page, 25, 4)
  await pair(page, 3, !isTrue(3)).click()
  await expectWorth(pupil, page, 12, 3)

  await page.reload()
  await expectWorth(pupil, page, 12, 3)
  await expect(judged(page, 2)).toContainText(said(pupil, !isTrue(2), "offside.judgedWrong"))
  await expect(page.locator('[name="statement-2"]')).toHaveCount(0)
})

test("offside: a choice by keyboard is not judged before it is sent", async ({
  page,
  person: pupil,
}) => {
  await pupil.arrive()
  await page.goto(offside)
  await expect(page.getByText(pupil.say("offside.helpAtOnce", { count: 25 }))).toBeVisible()
  const isTrue = await truthOfStatements(page)
  await page.locator('[name="statement-1"]').first().focus()
  for (let place = 1; place <= 6; place += 1) {
    await expect(page.locator(`[name="statement-${place}"]:focus`)).toHaveCount(1)
    await page.keyboard.press("Space")
    // Arrow keys check each option in turn, so a false statement takes one press more.
    for (let presses = isTrue(place) ? 2 : 3; presses > 0; presses -= 1)
      await page.keyboard.press("ArrowDown")
    const chosen = page.locator(`[name="statement-${place}"][value="${isTrue(place)}"]`)
    await expect(chosen).toBeChecked()
    await page.keyboard.press("Tab")
  }
  await expectWorth(pupil, page, 50, 6)
  await page.keyboard.press("Enter")
  await pupil.expectHeading("offside.allRight")
  await pupil.expectPoints(50)
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
  await pupil.expectHeading("difficulty.someRight")
  await pupil.expectPoints(5)
})

/** The seed data of the statements on the page. */
async function truthOfStatements(page: Page): Promise<(place: number) => boolean> {
  await expect(page.locator("main fieldset")).toHaveCount(6)
  const question = await page.getByRole("heading", { level: 1 }).innerText()
  const { statements } = seededStatements(question.trim())
  return (place) => statements[place - 1]?.true ?? false
}

const pair = (page: Page, place: number, value: boolean) =>
  page.locator(`label:has([name="statement-${place}"][value="${value}"])`)

const judged = (page: Page, place: number) => page.locator("main fieldset").nth(place - 1)

const said = (
  pupil: Person,
  isTrue: boolean,
  verdict: "offside.judgedRight" | "offside.judgedWrong",
) =>
  pupil.say(verdict, {
    said: `\u2068${pupil.say(isTrue ? "offside.true" : "offside.false")}\u2069`,
  })

async function expectWorth(pupil: Person, page: Page, worth: number, left: number) {
  await expect(page.getByText(pupil.say("play.worth", { count: worth }))).toBeVisible()
  await expect(page.getByText(pupil.say("offside.left", { count: left }))).toBeVisible()
}

async function answerTo(page: Page, place: number): Promise<string> {
  const question = await page.locator(`label[for="answer-${place}"] [dir="auto"]`).textContent()
  return seededItem(question?.trim() ?? "").answer
}
