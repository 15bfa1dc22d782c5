import { expect, test, type Page } from "./fixtures"
import { letStart, stopClock } from "./page-clock"
import { credentialsOf } from "../support/plain-client.mjs"
import { hydrated } from "./cuts"

const play = "/games/education/five-hints/play-five-hints?subject=Math&chapter=1"

test("a toast closes after five seconds, or by its button", async ({ page, person: pupil }) => {
  await stopClock(page)
  const { email, password } = credentialsOf("layla")
  await page.goto("/login?redirectTo=/about")
  await pupil.logIn(email, password)
  const toast = page.locator("output p")
  const close = page.getByRole("button", { name: pupil.say("toast.close") })
  await letStart(page, close)
  await page.clock.runFor(4900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()
  await page.clock.resume()
  await page.goto("/logout")
  await pupil.press("account.logout")
  await expect(toast).toHaveText(pupil.say("toast.signedOut"))
  await close.click()
  await expect(toast).toBeHidden()
})

test("the points are animated only when they change", async ({ page, person: pupil }) => {
  await pupil.arrive()
  await page.goto(play)
  const chip = page.locator("header .chip", { has: page.locator("[data-points]") })
  await pupil.expectHints(1)
  await expect(chip).not.toHaveClass(/points-changed/)
  await pupil.fill("play.answer", (await pupil.truth()).answer)
  await pupil.press("play.submit")
  await pupil.expectPoints(50)
  await expect(chip).toHaveClass(/points-changed/)
})

test("a menu closes on Escape, on a click outside and on a choice", async ({
  page,
  person: visitor,
  language,
}) => {
  await page.goto("/login")
  await hydrated(page)
  const menu = page.locator("header details").filter({ visible: true }).last()
  const button = menu.locator("summary")
  const inside = menu.locator(".menu")
  await button.click()
  await expect(inside).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(inside).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await clickBeside(page, language)
  await expect(inside).toBeHidden()
  await visitor.choose("theme.label", "light")
  await expect(page.locator("html")).toHaveClass("light")
  await expect(inside).toBeHidden()
})

test("links navigate without reloading the document, and Back works", async ({
  page,
  person: visitor,
}) => {
  await page.goto("/")
  await hydrated(page)
  await page.evaluate(() => document.body.setAttribute("data-same", ""))
  await visitor.follow("home.start")
  await visitor.expectHeading("signup.title")
  await visitor.follow("signup.toLogin")
  await visitor.expectHeading("login.title")
  await expect(page).toHaveTitle(new RegExp(visitor.say("login.title")))
  await page.goBack()
  await visitor.expectHeading("signup.title")
  await page.goBack()
  await visitor.expectHeading("home.title")
  await page.goForward()
  await visitor.expectHeading("signup.title")
  await expect(page.locator("body[data-same]")).toHaveCount(1)
})

test("the chosen theme is kept after a reload", async ({ page, person: visitor }) => {
  await page.goto("/")
  await hydrated(page)
  const kept = page.waitForResponse("**/action/set-theme")
  await visitor.choose("theme.label", "light")
  await expect(page.locator("html")).toHaveClass("light")
  await kept
  await page.reload()
  await expect(page.locator("html")).toHaveClass("light")
})

test("Back after the answer shows the result and not the question", async ({
  page,
  person: pupil,
}) => {
  await pupil.arrive()
  await page.goto(play)
  await pupil.fill("play.answer", (await pupil.truth()).answer)
  await pupil.press("play.submit")
  await pupil.expectHeading("play.right")
  await pupil.goTo("nav.topTen")
  await pupil.expectHeading("topTen.title")
  await page.goBack()
  await pupil.expectHeading("play.right")
  await pupil.expectPoints(50)
})

/** Clicks the start edge of the heading, because the menu opens at the other side. */
async function clickBeside(page: Page, language: "en" | "ar"): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 })
  const { width = 0 } = (await heading.boundingBox()) ?? {}
  await heading.click({ position: { x: language === "ar" ? width - 10 : 10, y: 10 } })
}
