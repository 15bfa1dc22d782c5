import { randomUUID } from "node:crypto"
import type { Locator, Page } from "@playwright/test"
import type { TranslationKey } from "../support/words"
import { difficulty, fiveHints, offside, writer } from "../support/writer"
import { expect, test } from "./failing-upstream"
import { backToList } from "./steps"

test("an admin reads pending questions, tries answers, approves, and decides several at once", async ({
  page,
  person: admin,
  expectAccessible,
}) => {
  const mark = randomUUID().slice(0, 8)
  const omar = await writer(process.env["TAHADDI_API"] ?? "")
  // The last grade, so that no other test's pupils draw the questions that are approved here.
  await omar.forSchool(fiveHints(`${mark} hints?`), "1", 12)
  await omar.forSchool(offside(`${mark} offside?`), "1", 12)
  await omar.forSchool(difficulty(`${mark} item`), "1", 12)
  await admin.arriveAs("huda")

  const entries = page.locator("#questions > li")
  const card = page.locator("main article")
  const open = (question: string) =>
    openEntry(page, entries.filter({ hasText: `${mark} ${question}` }))

  await test.step("finds them by a search", async () => {
    await page.goto("/admin/educational-questions")
    await page.getByRole("link", { name: admin.say("review.narrow") }).click()
    await admin.fill("review.search", mark)
    await admin.press("record.filter")
    await page.waitForURL(/search=/)
    await expect(entries).toHaveCount(3)
    await expectAccessible()
  })

  await test.step("tries answers", async () => {
    await open("hints?")
    const approve = card.getByRole("button", { name: admin.say("review.approve") })
    await expect(approve).toBeInViewport({ ratio: 1 })
    await tryAnswer(card, admin, expectAccessible)
  })

  await test.step("approves one and continues with the next", async () => {
    await card.getByRole("button", { name: admin.say("review.approve") }).click()
    await expect(page.getByText(admin.say("review.done.approved", { count: 1 }))).toBeVisible()
    await expect(entries).toHaveCount(2)
    await expect(page).toHaveURL(new RegExp(`search=${mark}.*#q-\\d+$`))
    await expect(card).toContainText(`${mark} offside?`)
    await expectAccessible()
  })

  await test.step("sees a correction beside its form", async () => {
    await correctBeside(page, admin)
    await expectAccessible()
    await page.goBack()
  })

  await test.step("ticks two and approves them together", async () => {
    await backToList(page, admin.say("review.toList"))
    for (const entry of await entries.all()) await entry.getByRole("checkbox").check()
    await expectAccessible()
    const ticked = page.locator("#ticked")
    await ticked.getByRole("button", { name: admin.say("review.approveTicked") }).click()
    await expect(page.getByText(admin.say("review.done.approved", { count: 7 }))).toBeVisible()
    await expect(entries).toHaveCount(0)
  })
})

test("a decision can be undone, and a keyboard shortcut opens the rejection", async ({
  page,
  person: admin,
  expectAccessible,
}) => {
  const mark = randomUUID().slice(0, 8)
  const omar = await writer(process.env["TAHADDI_API"] ?? "")
  await omar.forSchool(fiveHints(`${mark} hints?`), "1", 12)
  await omar.forSchool(offside(`${mark} offside?`), "1", 12)
  await admin.arriveAs("huda")
  await page.goto(`/admin/educational-questions?search=${mark}`)
  const entries = page.locator("#questions > li")
  const card = page.locator("main article")
  await expect(page.getByLabel(admin.say("review.keys"))).toBeVisible()
  await openEntry(page, entries.first())
  await expect(card).toContainText(`${mark} hints?`)

  await test.step("undoes a decision", async () => {
    await page.keyboard.press("a")
    await page.getByRole("button", { name: admin.say("decide.undo") }).click()
    await expect(entries).toHaveCount(2)
    await expect(card).toContainText(`${mark} hints?`)
    await card.getByRole("button", { name: admin.say("review.approve") }).click()
  })

  await test.step("rejects one in a second step, with a reason", async () => {
    await expect(card).toContainText(`${mark} offside?`)
    await expect(card.getByLabel(admin.say("review.reason"))).toBeHidden()
    await page.keyboard.press("r")
    await expect(card.getByLabel(admin.say("review.reason"))).toBeVisible()
    await expectAccessible()
    await card.getByLabel(admin.say("review.reasons.known")).check()
    await card.getByRole("button", { name: admin.say("review.rejectNow") }).click()
    await expect(page.getByText(admin.say("review.done.rejected", { count: 1 }))).toBeVisible()
    await expect(entries).toHaveCount(0)
  })
})

test("an empty list says so", async ({ page, person: admin, faultyUpstream, expectAccessible }) => {
  await admin.arriveAs("huda")
  const none = { entries: [], prev: null, next: null, opened: null, grade: null, subject: null }
  const counts = { found: 0, foundEntries: 0, total: 0, grades: [], subjects: [] }
  await faultyUpstream.reply("Admin/review-page", { status: 200, body: { ...none, ...counts } })
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

/** Until its page is there, the card is that of the question before. */
async function openEntry(page: Page, entry: Locator): Promise<void> {
  const link = entry.getByRole("link")
  const address = await link.getAttribute("href")
  await link.click()
  await page.waitForURL(({ pathname, search, hash }) =>
    `${pathname}${search}${hash}`.endsWith(address ?? ""),
  )
}

async function correctBeside(page: Page, admin: Admin) {
  await page.getByRole("link", { name: admin.say("review.correct") }).click()
  const preview = page.locator("section[aria-labelledby=live]")
  await expect(preview).toContainText("offside?")
  await page.locator('[name="question"]').fill("Is it corrected?")
  await expect(preview).toContainText("Is it corrected?")
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
