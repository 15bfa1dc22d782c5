import { firstName } from "../../app/routes/_index/first-name"
import { registration, password } from "../support/register-student"
import { expect, test, type Page } from "./fixtures"

test("a round can be played by keyboard alone", async ({ page, person: pupil }) => {
  const { name, email } = registration()
  await page.goto("/signup")
  await page.keyboard.press("Tab")
  await expect(page.locator(":focus")).toHaveAttribute("href", "#main")
  await page.keyboard.press("Enter")
  await tabTo(page, "select[name=grade]")
  for (let grade = 1; grade <= 7; grade += 1) await page.keyboard.press("ArrowDown")
  await expect(page.locator("select[name=grade]")).toHaveValue("7")
  await typeInto(page, "name", name)
  await typeInto(page, "email", email)
  await typeInto(page, "password", password)
  await typeInto(page, "confirmPassword", password)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toContainText(firstName(name))

  await page.goto("/games/education/five-hints")
  await tabTo(page, "main button[name=subject]:nth-child(3)")
  await page.keyboard.press("Enter")
  await tabTo(page, "main button[name=chapter]:nth-child(1)")
  await page.keyboard.press("Enter")
  await tabTo(page, 'main a[href*="play-five-hints"]')
  await page.keyboard.press("Enter")
  await pupil.expectHints(1)
  await tabTo(page, "button[value=hint]")
  await page.keyboard.press("Enter")
  await pupil.expectHints(2)
  await typeInto(page, "answer", (await pupil.truth()).answer)
  await page.keyboard.press("Enter")
  await pupil.expectHeading("play.right")
  await pupil.expectPoints(40)
})

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `main input[name=${name}]`)
  await page.keyboard.type(text)
}

/** Presses Tab until the element has the focus, and expects a visible focus ring. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector)
  await target.waitFor()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`The keyboard does not reach ${selector}.`)
}
