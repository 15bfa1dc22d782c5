import { fillIn } from "../e2e/writing"
import { gameNames } from "../../contract/words"
import { words } from "../support/plain-games"
import { expect, test } from "./photograph"

test("a teacher's home", async ({ page, person, photograph }) => {
  await person.arriveAs("omar")
  await page.goto("/")
  await photograph("home-teacher")
})

test("a player's home", async ({ page, person, photograph }) => {
  await person.arriveAs("sami")
  await page.goto("/")
  await photograph("home-player")
})

for (const game of gameNames)
  test(`writing ${game} @plain`, async ({ page, person, photograph, javaScriptEnabled }) => {
    await person.arriveAs("omar")
    await page.goto(`/make-${game}/education`)
    await photograph(`make-${game}`)
    await person.press("make.check")
    await expect(page.getByRole("alert")).toBeVisible()
    await photograph(`make-${game}-wrong`)
    await fillIn(page, words[game])
    await page.getByLabel(person.say("make.grade"), { exact: true }).selectOption("7")
    if (!javaScriptEnabled) await person.press("make.load")
    const chapter = page.getByLabel(person.say("make.chapter"), { exact: true })
    await expect(chapter.locator("option")).not.toHaveCount(1)
    await chapter.selectOption("2")
    await person.press("make.check")
    await expect(page.getByText(person.say("make.preview.good"))).toBeVisible()
    await photograph(`make-${game}-preview`)
  })
