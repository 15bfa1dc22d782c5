import { randomUUID } from "node:crypto"
import { png } from "../support/pictures"
import type { TranslationKey } from "../support/words"
import { expect, test, type Page } from "./fixtures"
import { Person } from "./steps"

const fresh = (what: string) => `${what} ${randomUUID().slice(0, 8)}`

test("an admin finds the overview, and from it every page", async ({
  page,
  language,
  expectAccessible,
}) => {
  const admin = new Person(page, language)
  await admin.arriveAs("huda")
  await admin.goTo("nav.admin")
  await admin.expectHeading("admin.title")
  await expectAccessible()
  const pages: TranslationKey[] = [
    "addGrade.title",
    "addSubject.title",
    "addLinks.title",
    "addChapter.title",
    "review.education.title",
    "review.entertainment.title",
  ]
  for (const title of pages) {
    await page.goto("/admin")
    await admin.follow(title)
    await admin.expectHeading(title)
    await expectAccessible()
  }
})

test("an admin builds a school", async ({ page, language, expectAccessible }) => {
  const admin = new Person(page, language)
  await admin.arriveAs("huda")
  const [grade, subject, chapter] = [fresh("Grade"), fresh("Logic"), fresh("Riddles")]
  const toast = page.getByRole("status")
  const there = page.locator("section[aria-labelledby=there]")

  await page.goto("/admin/add-grade")
  await admin.fill("addGrade.grade", grade)
  await admin.press("addGrade.submit")
  await expect(toast).toContainText(grade)
  await expect(there).toContainText(grade)
  await expect(page.getByLabel(admin.say("addGrade.grade"), { exact: true })).toHaveValue("")

  await test.step("and is told what is there already", async () => {
    await admin.fill("addGrade.grade", grade)
    await admin.press("addGrade.submit")
    await expect(page.getByText(admin.say("errors.addGrade.there"))).toBeVisible()
    await expect(page.getByLabel(admin.say("addGrade.grade"), { exact: true })).toHaveValue(grade)
    await expectAccessible()
  })

  await page.goto("/admin/add-subject")
  await admin.fill("addSubject.name", subject)
  await page.getByLabel(admin.say("addSubject.image"), { exact: true }).setInputFiles({
    name: "logic.png",
    mimeType: "image/png",
    buffer: Buffer.from(png()),
  })
  await admin.press("addSubject.submit")
  await expect(toast).toContainText(subject)
  await expect(there).toContainText(subject)

  await page.goto("/admin/add-grade-subjects")
  await chooseIn(page, "grade", grade)
  await page.getByRole("checkbox", { name: subject }).check()
  await admin.press("addLinks.submit")
  await expect(toast).toContainText(subject)
  await expect(there).toContainText(subject)
  await expectAccessible()

  await page.goto("/admin/add-chapter")
  await chooseIn(page, "grade", grade)
  await chooseIn(page, "subject", subject)
  await expectAccessible()
  await admin.fill("addChapter.name", chapter)
  await admin.press("addChapter.submit")
  await expect(toast).toContainText(chapter)
  await expect(there).toContainText(chapter)
  await expect(page.getByLabel(admin.say("addChapter.number"), { exact: true })).toHaveValue("2")
  await expect(page.getByLabel(admin.say("addChapter.name"), { exact: true })).toHaveValue("")
})

test("a picture that is none is told at its field, with the name kept", async ({
  page,
  language,
  expectAccessible,
}) => {
  const admin = new Person(page, language)
  await admin.arriveAs("huda")
  await page.goto("/admin/add-subject")
  await admin.fill("addSubject.name", "No art")
  await page.getByLabel(admin.say("addSubject.image"), { exact: true }).setInputFiles({
    name: "art.png",
    mimeType: "image/png",
    buffer: Buffer.from("<svg/>"),
  })
  await admin.press("addSubject.submit")
  await expect(page.getByText(admin.say("errors.picture.type"))).toBeVisible()
  await expect(page.getByLabel(admin.say("addSubject.name"), { exact: true })).toHaveValue("No art")
  await expectAccessible()
})

/** Chooses in a step before a form; with a script it goes on by itself, and by its button all the same. */
async function chooseIn(page: Page, name: string, label: string) {
  const select = page.locator(`main form[method=get] select[name=${name}]`)
  await select.selectOption({ label })
  const value = await select.inputValue()
  await page.locator("main form[method=get] button").click()
  await page.waitForURL((url) => url.searchParams.get(name) === value)
  await expect(select).toHaveValue(value)
}
