import { firstName } from "../../app/routes/_index/first-name"
import { password, registration } from "../support/register-student"
import { png } from "../support/pictures"
import { expect, liteCookie, type Page } from "./fixtures"
import type { Person } from "./steps"

/** The entries that an admin adds before anybody can write or play. */
export interface School {
  readonly grade: string
  readonly subject: string
  readonly chapter: string
}

/** Adds a grade, a subject with its picture, their link and a chapter, through the admin pages. */
export async function buildSchool(page: Page, admin: Person, school: School): Promise<void> {
  await addGrade(page, admin, school.grade)
  await addSubject(page, admin, school.subject)
  await page.goto("/admin/add-grade-subjects")
  await chooseIn(page, "grade", school.grade)
  await page.getByRole("checkbox", { name: school.subject }).check()
  await admin.press("addLinks.submit")
  await expectAdded(page, school.subject)
  await page.goto("/admin/add-chapter")
  await chooseIn(page, "grade", school.grade)
  await chooseIn(page, "subject", school.subject)
  await admin.fill("addChapter.name", school.chapter)
  await admin.press("addChapter.submit")
  await expectAdded(page, school.chapter)
}

export async function addGrade(page: Page, admin: Person, grade: string): Promise<void> {
  await page.goto("/admin/add-grade")
  await admin.fill("addGrade.grade", grade)
  await admin.press("addGrade.submit")
  await expectAdded(page, grade)
}

async function addSubject(page: Page, admin: Person, subject: string): Promise<void> {
  await page.goto("/admin/add-subject")
  await admin.fill("addSubject.name", subject)
  await choosePicture(page, admin, "logic.png", Buffer.from(png()))
  await admin.press("addSubject.submit")
  await expectAdded(page, subject)
}

export const choosePicture = (page: Page, admin: Person, name: string, buffer: Buffer) =>
  page
    .getByLabel(admin.say("addSubject.anyImage"), { exact: true })
    .setInputFiles({ name, mimeType: "image/png", buffer })

/** Expects a toast that confirms it, and the entry in the list beside the form. */
async function expectAdded(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: name })).toBeVisible()
  await expect(page.locator("section[aria-labelledby=existing]")).toContainText(name)
}

/**
 * Chooses an option of a step before a form. With scripts the form submits itself; its button works
 * either way.
 */
async function chooseIn(page: Page, name: string, label: string) {
  const select = page.locator(`main form[method=get] select[name=${name}]`)
  await select.selectOption({ label })
  const value = await select.inputValue()
  await page.locator("main form[method=get] button").click()
  await page.waitForURL((url) => url.searchParams.get(name) === value)
  await expect(select).toHaveValue(value)
}

/** Ends the session, so that the next user can start in this browser. */
export const leave = (page: Page) => page.context().clearCookies({ name: notLite })
const notLite = new RegExp(`^(?!${liteCookie}$)`)

/** Signs up a new teacher of a subject, or a new pupil of a grade. */
export async function signUp(
  page: Page,
  person: Person,
  choice: { readonly subject: string } | { readonly grade: string },
): Promise<void> {
  const { name, email } = registration()
  const [field, label, type] =
    "subject" in choice ? ["subject", choice.subject, "1"] : ["grade", choice.grade, "0"]
  await leave(page)
  await page.goto("/signup")
  await page.locator(`label:has([name=type][value="${type}"])`).click()
  await page.locator(`main select[name=${field}]`).selectOption({ label })
  await person.fill("signup.name", name)
  await person.fill("signup.email", email)
  await person.fill("signup.password", password)
  await person.fill("signup.confirmPassword", password)
  await person.press("signup.submit")
  await expect(page.getByRole("heading", { level: 1 })).toContainText(firstName(name))
}
