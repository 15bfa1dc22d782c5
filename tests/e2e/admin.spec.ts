import { randomUUID } from "node:crypto"
import type { TranslationKey } from "../support/words"
import { addGrade, choosePicture } from "./building"
import { expect, test } from "./fixtures"

test("an admin reaches every page from the overview", async ({
  page,
  person: admin,
  expectAccessible,
}) => {
  await admin.arriveAs("huda")
  await page.goto("/")
  await admin.goTo("admin.title")
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

test("an admin gets a field error for a name that exists", async ({
  page,
  person: admin,
  expectAccessible,
}) => {
  await admin.arriveAs("huda")
  const grade = `Grade ${randomUUID().slice(0, 8)}`
  await addGrade(page, admin, grade)
  await expect(page.getByLabel(admin.say("addGrade.grade"), { exact: true })).toHaveValue("")
  await admin.fill("addGrade.grade", grade)
  await admin.press("addGrade.submit")
  await expect(page.getByText(admin.say("errors.addGrade.there"), { exact: true })).toBeVisible()
  await expect(page.getByLabel(admin.say("addGrade.grade"), { exact: true })).toHaveValue(grade)
  await expectAccessible()
})

test("a file that is not a picture gets a field error, with the name kept", async ({
  page,
  person: admin,
  expectAccessible,
}) => {
  await admin.arriveAs("huda")
  await page.goto("/admin/add-subject")
  await admin.fill("addSubject.name", "No art")
  await choosePicture(page, admin, "art.png", Buffer.from("<svg/>"))
  await admin.press("addSubject.submit")
  await expect(page.getByText(admin.say("errors.picture.type"), { exact: true })).toBeVisible()
  await expect(page.getByLabel(admin.say("addSubject.name"), { exact: true })).toHaveValue("No art")
  await expectAccessible()
})
