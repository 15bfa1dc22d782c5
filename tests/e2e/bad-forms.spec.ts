import { expect, test } from "./fixtures"

test("a failed log-in says what is wrong, and keeps the e-mail address", async ({
  page,
  person: visitor,
  expectAccessible,
}) => {
  await page.goto("/login")
  await visitor.fill("login.emailOrNumber", "nobody@school.example")
  await visitor.fill("login.passwordOrSecret", "Wrong-1234")
  await visitor.press("login.submit")
  const summary = page.getByRole("alert")
  await expect(summary).toContainText(visitor.say("errors.login.wrong"))
  await expect(page.getByLabel(visitor.say("login.emailOrNumber"))).toHaveValue(
    "nobody@school.example",
  )
  await expectAccessible()
})

test("the error summary links to the invalid field, whose label is in view", async ({
  page,
  person: visitor,
  expectAccessible,
}) => {
  await page.goto("/signup")
  await visitor.signUpBadly()
  await expect(page.getByRole("alert")).toBeVisible()
  await expectAccessible()
  await page
    .getByRole("alert")
    .getByRole("link", { name: visitor.say("signup.password") })
    .first()
    .click()
  const field = page.getByLabel(visitor.say("signup.password"), { exact: true })
  await expect(field).toBeFocused()
  const isLabelInView = await field.evaluate((input: HTMLInputElement) => {
    const label = input.labels?.[0]
    const { left, right, top } = label?.getBoundingClientRect() ?? new DOMRect()
    return label?.contains(document.elementFromPoint((left + right) / 2, top + 1))
  })
  expect(isLabelInView).toBe(true)
})

test("an empty answer costs nothing", async ({ page, person: pupil, expectAccessible }) => {
  await pupil.arrive()
  await page.goto("/games/entertainment/five-hints/play-five-hints?section=0")
  await pupil.expectHints(1)
  await pupil.press("play.submit")
  await expect(page.getByRole("alert")).toContainText(pupil.say("errors.play.answerEmpty"))
  await pupil.expectHints(1)
  await expectAccessible()
})
