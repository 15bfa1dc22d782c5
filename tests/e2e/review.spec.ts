import { randomUUID } from "node:crypto"
import type { Locator } from "@playwright/test"
import type { TranslationKey } from "../support/words"
import { difficulty, fiveHints, offside, writer } from "../support/writer"
import { expect, test } from "./failing-upstream"

test("an admin reads pending questions, approves, rejects with a reason, and decides several at once", async ({
  page,
  person: admin,
  expectAccessible,
}) => {
  const mark = randomUUID().slice(0, 8)
  const omar = await writer(process.env["TAHADDI_API"] ?? "")
  // The last grade: questions approved here must not be drawn by the pupils of other tests.
  await omar.forSchool(fiveHints(`${mark} hints?`), "1", 12)
  await omar.forSchool(offside(`${mark} offside?`), "1", 12)
  await omar.forSchool(difficulty(`${mark} item`), "1", 12)
  await admin.arriveAs("huda")

  const cards = page.locator("main article")
  const card = (question: string) => cards.filter({ hasText: `${mark} ${question}` })

  await test.step("finds them by a search", async () => {
    await page.goto("/admin/educational-questions")
    await page.locator("main details summary").first().click()
    await admin.fill("review.search", mark)
    await admin.press("record.filter")
    await page.waitForURL(/search=/)
    await expect(cards).toHaveCount(8)
    await expectAccessible()
  })

  await test.step("tries answers", () => tryAnswer(card("hints?"), admin, expectAccessible))

  await test.step("approves one and continues in the list", async () => {
    await card("hints?")
      .getByRole("button", { name: admin.say("review.approve") })
      .click()
    await expect(page.getByText(admin.say("review.done.approve", { count: 1 }))).toBeVisible()
    await expect(cards).toHaveCount(7)
    await expect(page).toHaveURL(new RegExp(`search=${mark}.*#q-\\d+$`))
  })

  await test.step("rejects one in a second step, with a reason", async () => {
    const rejected = card("offside?")
    await expect(rejected.getByLabel(admin.say("review.reason"))).toBeHidden()
    await rejected.getByText(admin.say("review.reject"), { exact: true }).click()
    await expectAccessible()
    await rejected.getByLabel(admin.say("review.reason")).fill("It is in the book already.")
    await rejected.getByRole("button", { name: admin.say("review.rejectNow") }).click()
    await expect(page.getByText(admin.say("review.done.reject", { count: 1 }))).toBeVisible()
    await expect(cards).toHaveCount(6)
  })

  await test.step("ticks two and approves them together", async () => {
    for (const item of ["item 2", "item 5"]) await card(item).getByRole("checkbox").check()
    await expectAccessible()
    await page
      .locator("#ticked")
      .getByRole("button", { name: admin.say("review.approveTicked") })
      .click()
    await expect(page.getByText(admin.say("review.done.approve", { count: 2 }))).toBeVisible()
    await expect(cards).toHaveCount(4)
  })
})

test("an empty list says so", async ({ page, person: admin, faultyUpstream, expectAccessible }) => {
  await admin.arriveAs("huda")
  await faultyUpstream.reply("Admin/entertainment-questions", { status: 200, body: [] })
  await page.goto("/admin/entertainment-questions")
  await expect(page.getByText(admin.say("review.empty.title"))).toBeVisible()
  await expectAccessible()
})

test("a search without results says so", async ({ page, person: admin, expectAccessible }) => {
  const mark = randomUUID().slice(0, 8)
  const omar = await writer(process.env["TAHADDI_API"] ?? "")
  await omar.forSchool(fiveHints(`${mark} hints?`))
  await admin.arriveAs("huda")
  await page.goto(`/admin/educational-questions?search=${mark}&game=offside`)
  await expect(page.getByText(admin.say("review.noMatch.title"))).toBeVisible()
  await expectAccessible()
})

interface Admin {
  say(key: TranslationKey): string
}

/** Tries a wrong answer on the card of a question. */
async function tryAnswer(card: Locator, admin: Admin, expectAccessible: () => Promise<void>) {
  const field = card.getByLabel(admin.say("make.try.label"))
  await expect(field).toBeHidden()
  await card.getByText(admin.say("make.try.title"), { exact: true }).click()
  await field.fill("no such thing")
  await card.getByRole("button", { name: admin.say("make.try.submit") }).click()
  await expect(card.getByText(admin.say("make.try.noMatch"))).toBeVisible()
  await expectAccessible()
}
