import { randomUUID } from "node:crypto"
import { expect, test } from "./fixtures"

const sets = "/games/education/five-hints/play-five-hints?subject=Math&chapter=1"

test("a pupil appeals a wrong answer, an admin accepts it, and home shows the points", async ({
  page,
  person,
  expectAccessible,
}) => {
  const given = `Zanzi ${randomUUID().slice(0, 8)}`
  const cookies = () => page.context().cookies()

  await person.arrive()
  await page.goto(sets)
  await page.locator("main input[name=answer]").fill(given)
  await person.press("play.submit")
  await expect(page).toHaveURL(/[?&]round=/)
  await expectAccessible()
  await page.getByRole("button", { name: given }).click()
  await expect(page.getByText(person.say("toast.appealed"))).toBeVisible()
  await expect(page).toHaveURL(/[?&]round=/)
  await person.follow("feedback.title")
  await person.expectHeading("feedback.title")
  await expectAccessible()
  const ofPupil = await cookies()

  await page.context().clearCookies()
  await person.arriveAs("huda")
  await page.goto("/my-questions/appeals")
  await expectAccessible()
  const entry = page.locator("main li").filter({ hasText: given })
  await entry.getByRole("button", { name: person.say("appeals.accept") }).click()
  await expect(page.getByText(person.say("toast.answerAccepted"))).toBeVisible()
  await expect(entry).toHaveCount(0)

  await page.context().clearCookies()
  await page.context().addCookies(ofPupil)
  await page.goto("/")
  await expect(page.locator("section[aria-labelledby=outcomes]")).toContainText(given)
  await expect(page.locator("header [data-points]").first()).toHaveText("50")
  await expectAccessible()
})
