import { registration } from "../support/register-student"
import { wrongAnswer } from "../support/seeded.mjs"
import { expect, test } from "./fixtures"

test("a visitor tries a round, signs up, and plays on", async ({
  page,
  person: visitor,
  expectAccessible,
}) => {
  await page.goto("/")
  await expectAccessible()
  await visitor.press("home.card.turn")
  await visitor.expectHints(1)
  await expectAccessible()
  await visitor.press("play.nextHint")
  await visitor.expectHints(2)
  await page.reload()
  await visitor.expectHints(2)
  await visitor.fill("play.answer", wrongAnswer)
  await visitor.press("play.submit")
  await visitor.expectHeading("play.wrong")
  await expectAccessible()

  await visitor.follow("trial.signUp")
  const { name, email } = registration()
  await visitor.signUp(name, email)
  await expect(page).toHaveURL("/")
  await page.locator("#continue").click()
  await visitor.expectHints(1)
})
