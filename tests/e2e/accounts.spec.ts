import { firstName } from "../../app/routes/_index/first-name"
import { nextMail } from "../support/mail"
import { password, signedUp } from "../support/register-student"
import { expect, test, type Page } from "./fixtures"
import type { Person } from "./steps"

const fresh = "New-sets-and-rings-8"

test("a forgotten password is reset by the link in an e-mail", async ({
  page,
  person,
  site,
  expectAccessible,
}) => {
  const { visitor: elsewhere, name, email } = await signedUp(site)
  await page.goto("/login")
  await person.follow("login.toForget")
  await person.expectHeading("forget.title")
  await expectAccessible()
  await person.fill("login.email", email)
  await person.press("forget.submit")
  await person.expectHeading("forget.sent.title")
  await expectAccessible()

  const mail = await nextMail(process.env["TAHADDI_STATE"] ?? "", email)
  await page.goto(/^http:\S+$/m.exec(mail.text)?.[0] ?? "")
  await person.expectHeading("reset.title")
  await expect(page.getByLabel(person.say("login.email"), { exact: true })).toHaveValue(email)
  await expectAccessible()
  await person.fill("reset.password", fresh)
  await person.fill("signup.confirmPassword", fresh)
  await person.press("reset.submit")
  await expect(page.getByText(person.say("toast.passwordReset"))).toBeVisible()
  await expectAccessible()

  await logsInAnew({ page, person, name, email })
  expect((await elsewhere.open("/top-10")).path).toBe("/login?redirectTo=%2Ftop-10")
})

test("a changed password works, and ends every other session", async ({
  page,
  person,
  site,
  expectAccessible,
}) => {
  const { visitor: elsewhere, name, email } = await signedUp(site)
  await page.goto("/login?redirectTo=/change-password")
  await person.logIn(email)
  await person.expectHeading("change.title")
  await expectAccessible()

  await test.step("shows a field error for a wrong old password", async () => {
    await change(person, "Not-my-1st", fresh)
    await expect(page.getByText(person.say("errors.password.wrong"), { exact: true })).toBeVisible()
    await expectAccessible()
  })

  await change(person, password, fresh)
  await expect(page.getByText(person.say("toast.passwordChanged"))).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toContainText(firstName(name))
  await expectAccessible()
  await page.goto("/logout")
  await person.press("account.logout")
  await expect(page.getByText(person.say("toast.signedOut"))).toBeVisible()
  await page.goto("/login")
  await logsInAnew({ page, person, name, email })
  expect((await elsewhere.open("/top-10")).path).toBe("/login?redirectTo=%2Ftop-10")
})

test("a pupil chooses a picture and a nickname, and hides from the others", async ({
  page,
  person,
  site,
  expectAccessible,
}) => {
  const { email } = await signedUp(site)
  await page.goto("/login?redirectTo=/profile")
  await person.logIn(email)
  await person.expectHeading("profile.title")
  await expectAccessible()
  await page.getByRole("radio", { name: person.say("profile.avatars.fox") }).check()
  await person.fill("profile.nickname", "b1tch")
  await person.press("profile.submit")
  await expect(page.getByText(person.say("errors.nickname.refused"), { exact: true })).toBeVisible()
  await expectAccessible()
  await person.fill("profile.nickname", "Red fox")
  await page.getByRole("checkbox", { name: person.say("profile.hidden") }).check()
  await person.press("profile.submit")
  await expect(page.getByText(person.say("toast.profileSaved"))).toBeVisible()
  await expect(page.getByRole("radio", { name: person.say("profile.avatars.fox") })).toBeChecked()
  await person.fill("profile.nickname", "b1tch")
  await person.press("profile.submit")
  await expect(page.getByText(person.say("errors.nickname.refused"), { exact: true })).toBeVisible()
  expect(await page.getByText(person.say("toast.profileSaved")).isVisible()).toBe(false)
  await page.goto("/top-10?scope=grade")
  await person.expectHeading("topTen.title")
  await expectAccessible()
})

async function change(person: Person, oldPassword: string, newPassword: string) {
  await person.fill("change.oldPassword", oldPassword)
  await person.fill("reset.password", newPassword)
  await person.fill("signup.confirmPassword", newPassword)
  await person.press("change.submit")
}

interface Newly {
  readonly page: Page
  readonly person: Person
  readonly name: string
  readonly email: string
}

/** Expects that the old password fails and the new one works. */
async function logsInAnew({ page, person, name, email }: Newly) {
  await person.expectHeading("login.title")
  await person.logIn(email)
  await expect(page.getByRole("alert")).toContainText(person.say("errors.login.wrong"))
  await person.logIn(email, fresh)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(firstName(name))
}
