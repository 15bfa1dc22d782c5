import { words } from "../support/good-questions"
import { expect, test } from "./fixtures"
import { fillIn } from "./writing"

test("characters are counted near the limit, the preview follows, and a draft is restored until it is sent", async ({
  page,
  person: writer,
  expectAccessible,
}) => {
  await writer.arriveAs("sami")
  await page.goto("/make-offside/entertainment")
  const question = page.locator('[name="question"]')
  await question.fill("x".repeat(299))
  await expect(page.getByText(writer.say("make.left", { count: 1 }))).toBeVisible()
  await fillIn(page, words.offside)
  await expect(page.getByText(writer.say("make.left", { count: 1 }))).toHaveCount(0)
  const preview = page.locator("section[aria-labelledby=live]")
  if ((page.viewportSize()?.width ?? 0) < 840) await expect(preview).toHaveCount(0)
  else await expect(preview).toContainText(words.offside["hints[5]"])
  await expectAccessible()
  await page.locator("select[name=section]").selectOption("3")

  await page.goto("/make-five-hints/entertainment")
  await expect(question).toHaveValue("")
  await page.goto("/make-offside/entertainment")
  await writer.press("make.draft.restore")
  await expect(question).toHaveValue(words.offside.question)
  await expect(page.locator("select[name=section]")).toHaveValue("3")
  await expect(page.locator("main input:checked")).toHaveCount(words.offside.correct.length)
  await page.locator('main button[value="send"]').click()
  await writer.expectHeading("make.sent.title")
  await writer.follow("make.sent.again")
  await writer.expectHeading("make.title.offside")
  await page.reload()
  await expect(question).toHaveValue("")
  await expect(page.getByRole("button", { name: writer.say("make.draft.restore") })).toHaveCount(0)
})

test("beside a wide form the preview of a check replaces the live one until the question changes", async ({
  page,
  person: writer,
}) => {
  await writer.arriveAs("sami")
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/make-offside/entertainment")
  const titles = page.getByRole("heading", { name: writer.say("make.preview.title") })
  const live = page.locator("section[aria-labelledby=live]")
  await fillIn(page, words.offside)
  await expect(live).toBeVisible()
  await writer.press("make.check")
  await expect(page.locator('[data-check="preview"]')).toBeVisible()
  await expect(live).toHaveCount(0)
  await page.locator('[name="question"]').fill(`${words.offside.question} `)
  await expect(live).toBeVisible()
  await expect(titles).toHaveCount(1)
})
