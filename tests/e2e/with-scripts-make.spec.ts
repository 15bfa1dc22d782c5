import { words } from "../support/good-questions"
import { expect, test } from "./fixtures"
import { fillIn } from "./writing"

test("the character counter works, and a draft is restored until it is sent", async ({
  page,
  person: writer,
}) => {
  await writer.arriveAs("sami")
  await page.goto("/make-offside/entertainment")
  const question = page.locator('[name="question"]')
  await expect(page.getByText(writer.say("make.limit", { count: 300 }))).toBeVisible()
  await fillIn(page, words.offside)
  await expect(
    page.getByText(writer.say("make.left", { count: 300 - words.offside.question.length })),
  ).toBeVisible()
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
  await expect(page.getByText(writer.say("make.limit", { count: 300 }))).toBeVisible()
  await expect(page.getByRole("button", { name: writer.say("make.draft.restore") })).toHaveCount(0)
})
