import { gameNames } from "../../contract/words"
import { words } from "../support/plain-games"
import { expect, test } from "./fixtures"
import { fillIn } from "./writing"

for (const game of gameNames)
  test(`a teacher writes ${game}: errors, preview, saved, another`, async ({
    page,
    person: teacher,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    await teacher.arriveAs("omar")
    await page.goto(`/make-${game}/education`)
    await expectAccessible()

    await teacher.press("make.check")
    await expect(page.getByRole("alert")).toBeVisible()
    await expect(page.getByText(teacher.say("make.preview.wrong"))).toBeVisible()
    await expectAccessible()

    await fillIn(page, words[game])
    await page.getByLabel(teacher.say("make.grade"), { exact: true }).selectOption("7")
    const chapter = page.getByLabel(teacher.say("make.chapter"), { exact: true })
    if (!javaScriptEnabled) await teacher.press("make.load")
    await expect(chapter.locator("option")).not.toHaveCount(1)
    await chapter.selectOption("2")
    await teacher.press("make.check")
    await expect(page.getByText(teacher.say("make.preview.good"))).toBeVisible()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await expectAccessible()

    if (game === "five-hints") {
      await page.getByLabel(teacher.say("make.try.label")).fill("pi\nTau")
      await teacher.press("make.try.submit")
      await expect(page.getByText(teacher.say("make.try.results"))).toBeInViewport()
      await expect(page.getByText(teacher.say("make.try.noMatch"))).toBeVisible()
      await expectAccessible()
    }

    await page.locator('main button[value="send"]').last().click()
    await teacher.expectHeading("make.sent.title")
    await expectAccessible()
    await teacher.follow("make.sent.again")
    await expect(page.getByLabel(teacher.say("make.grade"), { exact: true })).toHaveValue("7")
    await expect(chapter).toHaveValue("2")
    await expect(page.locator("main textarea").first()).toHaveValue("")
  })

test("a long text without spaces does not widen the page", async ({ page, person: writer }) => {
  await writer.arriveAs("sami")
  await page.goto("/make-five-hints/entertainment")
  await fillIn(page, { question: "ق".repeat(300), "hints[0]": "w".repeat(200) })
  await writer.press("make.check")
  await expect(page.getByText(writer.say("make.preview.wrong"))).toBeVisible()
  const root = page.locator("html")
  const [content, seen] = await root.evaluate((html) => [html.scrollWidth, html.clientWidth])
  expect(content).toBeLessThanOrEqual(seen ?? 0)
})
