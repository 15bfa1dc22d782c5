import { words } from "../support/plain-games"
import { password } from "../support/register-student"
import { hydrated } from "./cuts"
import { expect, test, type Page } from "./fixtures"
import { fillIn } from "./writing"

test("characters are counted near the limit, the preview follows, and a draft is restored until it is sent", async ({
  page,
  person: writer,
  expectAccessible,
}) => {
  await writer.arriveAs("sami")
  await page.goto("/make-offside/entertainment")
  const question = page.locator('[name="question"]')
  await hydrated(page)
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

/** What was typed and is stored in this browser, by key. */
const drafts = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).filter((key) => key.startsWith("draft")),
    ),
  )

test("drafts stay when the session ends by itself, and leave the browser at log-out and with another person", async ({
  page,
  person: writer,
}) => {
  await writer.arriveAs("sami")
  await page.goto("/make-offside/entertainment")
  // The part that stores drafts is loaded after the page.
  let typed = 0
  await expect(async () => {
    await page.locator('[name="question"]').fill(`Which of these is draft ${(typed += 1)}?`)
    expect(await drafts(page)).toHaveLength(1)
  }).toPass()
  const [own = ""] = await drafts(page)
  await page.evaluate((key) => localStorage.setItem(key, "{}"), `${own}999 41.42`)
  await page.context().clearCookies()
  await page.goto("/")
  await writer.arriveAs("sami")
  await page.goto("/make-offside/entertainment")
  await expect(page.getByRole("button", { name: writer.say("make.draft.restore") })).toBeVisible()
  expect(await drafts(page)).toEqual([own])
  await page.goto("/logout")
  await writer.press("account.logout")
  await expect(page.getByText(writer.say("toast.signedOut"))).toBeVisible()
  await expect.poll(() => drafts(page)).toEqual([])
})

test("answers that were typed leave the browser when the account is erased", async ({
  page,
  person: pupil,
}) => {
  await pupil.arrive()
  await page.goto("/games/education/difficulty/play-difficulty?subject=Math&chapter=1")
  await page.locator("main input[name=answer-1]").fill("forty-two")
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.goto("/profile/erase")
  await pupil.fill("login.password", password)
  await pupil.press("erase.submit")
  await expect(page.getByText(pupil.say("toast.erased"))).toBeVisible()
  await expect.poll(() => drafts(page)).toEqual([])
})
