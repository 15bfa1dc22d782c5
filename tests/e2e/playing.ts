import { seededItem, seededStatements } from "../support/seeded.mjs"
import { expect, type Page } from "./fixtures"
import type { Person } from "./steps"

export interface Playing {
  readonly page: Page
  readonly person: Person
  readonly hasScripts: boolean
}

/** With scripts, taps one statement at a time, each judged at once; without them the button sends all six. */
export async function judge(
  { page, person, hasScripts }: Playing,
  isRight: boolean,
): Promise<void> {
  const choices = page.locator('main [name="statement-1"]')
  await expect(hasScripts ? page.locator("button").and(choices) : choices).toHaveCount(2)
  const question = await page.getByRole("heading", { level: 1 }).innerText()
  const { statements } = seededStatements(question.trim())
  for (const [index, statement] of statements.entries()) {
    const name = `statement-${index + 1}`
    const said = statement.true === isRight
    const choice = `[name="${name}"][value="${said}"]`
    const ready = `button${choice}:not([aria-disabled])`
    await page.locator(hasScripts ? ready : `label:has(${choice})`).click()
  }
  if (!hasScripts) await person.press("offside.submit")
  await expect(page).toHaveURL(/[?&]round=/)
}

/** With scripts, sends each item by itself with Enter; without them all in one form. */
export async function answerItems(
  { page, person, hasScripts }: Playing,
  say: (answer: string, place: number) => string | Promise<string>,
  count = 6,
): Promise<void> {
  await expect(page.locator('main form input[name^="answer-"]')).toHaveCount(count)
  for (let place = 1; place <= count; place++) {
    const question = await page.locator(`label[for="answer-${place}"] [dir="auto"]`).textContent()
    const { answer } = seededItem(question?.trim() ?? "")
    await page.locator(`#answer-${place}`).fill(await say(answer, place))
    if (!hasScripts) continue
    await page.keyboard.press("Enter")
    if (place < count) await expect(page.locator(`#answer-${place + 1}`)).toBeFocused()
  }
  if (!hasScripts) await person.press("difficulty.submit")
  await expect(page).toHaveURL(/[?&]round=/)
}
