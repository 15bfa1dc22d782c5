import { gameNames } from "../../contract/words"
import { expect, test } from "./failing-upstream"

test.use({ expectedStatus: 503 })
// One worker for all tests, because each worker starts its own product.
test.describe.configure({ mode: "default" })

const pages = [
  ...gameNames.map((game) => `/games/education/${game}/play-${game}?subject=Math&chapter=1`),
  "/games/entertainment/difficulty/play-difficulty?section=3",
  "/answered-questions",
  "/top-10",
]

test("every page shows an outage of the upstream, and recovers after it", async ({
  page,
  person,
  faultyUpstream,
  expectAccessible,
}) => {
  await person.arrive()
  for (const path of pages) {
    await faultyUpstream.spoil("/api/", "drop")
    await page.goto(path)
    await person.expectHeading("error.unavailable.title")
    await expectAccessible()
    await expect(page.locator("#reference")).toHaveText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    await faultyUpstream.heal()
    await person.follow("error.again")
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
      person.say("error.unavailable.title"),
    )
  }
})

test("an answer that cannot be judged is kept, and can be sent again", async ({
  page,
  person,
  faultyUpstream,
  expectAccessible,
}) => {
  await person.arrive()
  await page.goto("/games/education/five-hints/play-five-hints?subject=Math&chapter=1")
  const { answer } = await person.truth()
  await person.fill("play.answer", answer)
  await faultyUpstream.spoil("HintGame/ans", "drop")
  await person.press("play.submit")
  await expect(page.getByText(person.say("errors.play.notSaved"))).toBeVisible()
  await expect(page.getByLabel(person.say("play.answer"), { exact: true })).toHaveValue(answer)
  await expectAccessible()
  await faultyUpstream.spoil("Accounts/add/", "drop")
  await person.press("play.sendAgain")
  await expect(page.getByText(person.say("play.pending", { count: 50 }))).toBeVisible()
  await expectAccessible()
  await faultyUpstream.heal()
  await page.reload()
  await expect(page.getByText(person.say("play.won", { count: 50 }))).toBeVisible()
  await person.expectPoints(50)
})
