import { expect, test } from "./fixtures"

const names = ["ليلى حسن", "Sami Adel", "هند سعيد", "Omar Nasser", "زياد خالد", "Mona Farid"]
const subject = { en: "Math", ar: "الرياضيات" } as const

const inArabicDigits = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))

test("a teacher makes a class of a list, and a pupil of eight logs in by a slip", async ({
  page,
  context,
  person,
  language,
  expectAccessible,
}) => {
  await person.arriveAs("omar")
  await page.goto("/classes")
  await person.follow("class.make")
  await person.expectHeading("class.make")
  await person.fill("class.name", `3B ${language}`)
  await page.getByLabel(person.say("make.grade"), { exact: true }).selectOption("7")
  await page.getByLabel(subject[language], { exact: true }).check()
  await expectAccessible()
  await person.press("class.make")

  await test.step("pastes the names, and prints the slips", async () => {
    await person.fill("class.names", names.join("\n"))
    await expectAccessible()
    await person.press("class.addButton")
    await person.expectHeading("class.slips")
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(names.length)
    await person.press("class.slipsMake")
    await expect(page.locator(".slips > li")).toHaveCount(names.length)
    await expectAccessible()
  })

  const slip = page.locator(".slips > li").filter({ hasText: "Sami Adel" })
  const [number = "", secret = ""] = await slip.locator("dd").allInnerTexts()
  await context.clearCookies()

  await test.step("types number and secret in Arabic digits", async () => {
    await page.goto("/login")
    await person.logIn(inArabicDigits(number), inArabicDigits(secret))
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Sami")
    await expectAccessible()
  })
})
