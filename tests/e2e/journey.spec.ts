import { firstName } from "../../app/routes/_index/first-name"
import { registration } from "../support/register-student"
import { wrongAnswer } from "../support/seeded.mjs"
import { expect, test, type Page } from "./fixtures"
import type { Person } from "./steps"

test("a pupil goes from sign-up to the leaderboard", async ({
  page,
  person: pupil,
  expectAccessible,
}) => {
  const { name, email } = registration()

  await page.goto("/")
  await expectAccessible()
  await pupil.follow("home.start")
  await pupil.expectHeading("signup.title")
  await expectAccessible()
  await pupil.signUp(name, email)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(firstName(name))
  await pupil.expectPoints(0)
  await expectAccessible()

  await test.step("chooses subject and chapter", async () => {
    await pupil.goTo("nav.games")
    await pupil.follow("category.education.title")
    await pupil.follow("game.five-hints.title")
    await pupil.expectHeading("game.five-hints.title")
    await expectAccessible()
    await page.locator("main button[name=subject]").nth(3).click()
    await page.locator("main button[name=chapter]").first().click()
    await expect(page.getByRole("link", { name: pupil.say("choose.start") })).toBeVisible()
    await expectAccessible()
    await pupil.follow("choose.start")
  })

  const playing = { page, pupil, expectAccessible }
  await test.step("answers a round wrong", () => isWrong(playing))
  await test.step("answers the next one right", () => isRight(playing))

  await test.step("is on the leaderboard", async () => {
    await pupil.goTo("nav.topTen")
    await pupil.expectHeading("topTen.title")
    await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText(
      pupil.say("topTen.you"),
    )
    await expectAccessible()
  })
})

interface Playing {
  readonly page: Page
  readonly pupil: Person
  readonly expectAccessible: () => Promise<void>
}

async function isWrong({ page, pupil, expectAccessible }: Playing) {
  await pupil.expectHints(1)
  await expect(page.getByText(pupil.say("play.worth", { count: 50 }))).toBeVisible()
  await expectAccessible()
  await pupil.fill("play.answer", wrongAnswer)
  await pupil.press("play.nextHint")
  await pupil.expectHints(2)
  await expect(page.getByText(pupil.say("play.worth", { count: 40 }))).toBeVisible()
  await expect(page.getByLabel(pupil.say("play.answer"), { exact: true })).toHaveValue(wrongAnswer)
  await pupil.press("play.submit")
  await pupil.expectHeading("play.wrong")
  await pupil.expectPoints(0)
  await expectAccessible()
}

async function isRight({ page, pupil, expectAccessible }: Playing) {
  await pupil.press("play.next")
  await pupil.expectHints(1)
  const { answer, summary } = await pupil.truth()
  await pupil.press("play.nextHint")
  await pupil.expectHints(2)
  await pupil.fill("play.answer", answer)
  await pupil.press("play.submit")
  await pupil.expectHeading("play.right")
  await expect(page.getByText(pupil.say("play.won", { count: 40 }))).toBeVisible()
  await expect(page.getByText(summary)).toBeVisible()
  await pupil.expectPoints(40)
  await expectAccessible()
}
