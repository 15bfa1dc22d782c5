import { firstName } from "../../app/routes/_index/first-name"
import { sets } from "../support/five-hints-page"
import { signedUp } from "../support/register-student"
import { expect, test, type Page } from "./fixtures"
import { Person } from "./steps"
import { createCookie } from "@remix-run/cloudflare"
import type { BrowserContext } from "@playwright/test"

const name = "__Host-session"

/** Shortens the session of a browser, as if the user had logged in earlier. */
async function letSessionEnd(context: BrowserContext, leftMs = -1000): Promise<void> {
  const cookie = createCookie(name, { secrets: [process.env["TAHADDI_SECRETS"] ?? ""] })
  const there = (await context.cookies()).find((each) => each.name === name)
  const session = await cookie.parse(`${name}=${there?.value ?? ""}`)
  if (!there || !session) throw new Error("Nobody is logged in.")
  const person = { ...session.person, expiresAt: Date.now() + leftMs }
  const header = await cookie.serialize({ ...session, person })
  const value = header.slice(name.length + 1).split(";")[0] ?? ""
  await context.addCookies([{ ...there, value }])
}

const minuteMs = 60_000

test("a session that ends while an answer is typed shows a warning and loses nothing", async ({
  page,
  person: pupil,
  context,
  site,
  javaScriptEnabled,
  expectAccessible,
}) => {
  const { email } = await signedUp(site)
  await page.clock.install()
  await opensRound(page, pupil, email)
  await letSessionEnd(context, 4.5 * minuteMs)
  await page.reload()
  await expect(page.getByText(pupil.say("toast.sessionEnding"))).toBeVisible()
  await expectAccessible()

  const { answer } = await pupil.truth()
  await pupil.fill("play.answer", answer)
  await letSessionEnd(context)
  if (javaScriptEnabled) {
    await page.clock.runFor(5 * minuteMs)
    await expect(page.getByText(pupil.say("toast.sessionExpired"))).toBeVisible()
    await expect(field(page, pupil)).toHaveValue(answer)
    await expectAccessible()
  }
  await comesBack(page, pupil, email, answer)
})

test("a session that ends unnoticed before an answer is sent loses no answer", async ({
  page,
  person: pupil,
  context,
  site,
}) => {
  const { email } = await signedUp(site)
  await opensRound(page, pupil, email)
  const { answer } = await pupil.truth()
  await pupil.fill("play.answer", answer)
  await letSessionEnd(context)
  await comesBack(page, pupil, email, answer)
})

test("after a log-out in one tab, the other logs in again and continues", async ({
  page,
  person: pupil,
  context,
  site,
  language,
  expectAccessible,
}) => {
  const { name, email } = await signedUp(site)
  await opensRound(page, pupil, email)
  await pupil.press("play.nextHint")
  await pupil.expectHints(2)

  const other = await context.newPage()
  await other.goto("/logout")
  await new Person(other, language).press("account.logout")
  await expect(other.getByText(pupil.say("toast.signedOut"))).toBeVisible()

  await pupil.press("play.nextHint")
  await pupil.expectHeading("login.title")
  await expectAccessible()
  await pupil.logIn(email)
  await pupil.expectHints(2)
  await pupil.press("play.nextHint")
  await pupil.expectHints(3)
  await other.reload()
  await expect(other.getByRole("heading", { level: 1 })).toContainText(firstName(name))
})

const field = (page: Page, pupil: Person) =>
  page.getByLabel(pupil.say("play.answer"), { exact: true })

async function opensRound(page: Page, pupil: Person, email: string) {
  await page.goto(`/login?redirectTo=${encodeURIComponent(sets)}`)
  await pupil.logIn(email)
  await pupil.expectHints(1)
}

/**
 * Sends the answer, logs in again, finds the answer as it was sent, sends it again, and expects
 * that it counts.
 */
async function comesBack(page: Page, pupil: Person, email: string, answer: string) {
  await pupil.press("play.submit")
  await pupil.expectHeading("login.title")
  await expect(page.getByText(pupil.say("toast.sessionExpired"))).toBeVisible()
  await pupil.logIn(email)
  await pupil.expectHints(1)
  await expect(field(page, pupil)).toHaveValue(answer)
  await pupil.press("play.submit")
  await pupil.expectHeading("play.right")
  await pupil.expectPoints(50)
}
