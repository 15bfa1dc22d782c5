import { gameNames } from "../../contract/words"
import { expect, test } from "./fixtures"

test("a chapter without questions links to one that has some", async ({
  page,
  person,
  expectAccessible,
}) => {
  await person.arrive()
  for (const game of gameNames)
    await test.step(game, async () => {
      await page.goto(`/games/education/${game}/play-${game}?subject=Math&chapter=99`)
      await expect(page.getByText(person.say("play.empty.title"))).toBeVisible()
      await expectAccessible()
      const ways = page.locator(`main a[href*="/play-${game}"]`)
      expect(await ways.count()).toBeGreaterThan(1)
      await ways.first().click()
      await expect(page).toHaveURL(/chapter=1$/)
      await expect(page.locator("main form")).toBeVisible()
    })
})
