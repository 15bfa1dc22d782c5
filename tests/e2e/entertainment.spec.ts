import { expect, test } from "./fixtures"

test("an entertainment round in two languages and two themes", async ({
  page,
  person,
  language,
  expectAccessible,
}) => {
  const other = language === "en" ? "ar" : "en"
  await person.arrive()
  await page.goto("/")
  await person.goTo("nav.entertainment")
  await person.expectHeading("sections.title")
  await expectAccessible()
  await person.follow("game.five-hints.title")
  await person.expectHints(1)
  const { answer, question } = await person.truth()

  await test.step("keeps the round when the language changes", async () => {
    await person.fill("play.answer", "half a thought")
    await person.press("play.nextHint")
    await person.expectHints(2)
    await person.choose("language.label", other)
    await expect(page.locator("html")).toHaveAttribute("lang", other)
    await expect(page.locator("html")).toHaveAttribute("dir", other === "ar" ? "rtl" : "ltr")
    person.language = other
    await person.expectHints(2)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(question)
    await expect(page.getByLabel(person.say("play.answer"), { exact: true })).toHaveValue(
      "half a thought",
    )
    await expectAccessible()
  })

  await test.step("keeps the round when the theme changes", async () => {
    await expect(page.locator("html")).toHaveClass("dark")
    await person.choose("theme.label", "light")
    await expect(page.locator("html")).toHaveClass("light")
    await person.expectHints(2)
    await expectAccessible()
    await page.reload()
    await expect(page.locator("html")).toHaveClass("light")
  })

  await person.fill("play.answer", answer)
  await person.press("play.submit")
  await person.expectHeading("play.right")
  await expect(page.getByText(person.say("play.wasWorth", { count: 40 }))).toBeVisible()
  await person.expectPoints(0)
  await expectAccessible()

  await page.locator(`header summary:has(.i-person)`).click()
  await page
    .locator("header")
    .getByRole("button", { name: person.say("account.logout") })
    .click()
  await person.expectHeading("home.title")
  await expect(page.getByText(person.say("toast.signedOut"))).toBeVisible()
  await page.goto("/games")
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fgames$/)
})
