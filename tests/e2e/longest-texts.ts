import { lengths } from "../../contract/limits"
import { expect, type Page } from "./fixtures"
import type { Person } from "./steps"

/** As long as a question may be. */
export const longest = {
  en: "Of two sides that meet, the third angle is the smaller one. "
    .repeat(6)
    .slice(0, lengths.question.max),
  ar: "أما الزاوية الثالثة فهي الصغرى إذا التقى ضلعان من أضلاعه. "
    .repeat(6)
    .slice(0, lengths.question.max),
}

const write = (page: Page, selector: string, text: string) =>
  page.locator(selector).evaluate((element, text) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const first = texts.nextNode()
    while (texts.nextNode()) texts.currentNode.nodeValue = ""
    if (first) first.nodeValue = text
  }, text)

/** Waits for a statement of offside, and makes it and the question as long as they may be. */
export async function lengthenStatement(page: Page, place: number, language: "en" | "ar") {
  const buttons = page.locator(`button[name="statement-${place}"]:not([aria-disabled])`)
  await expect(buttons).toHaveCount(2)
  await write(page, "main h1", longest[language])
  await write(page, "main h2", longest[language].slice(0, lengths.line.max))
  return buttons
}

/** Answers the first item of a climb wrongly; the second question is as long as it may be. */
export async function reachLongItem(page: Page, { language }: Person) {
  const short = (await page.locator('label[for="answer-2"] [dir="auto"]').textContent()) ?? ""
  await page.route("**/play-difficulty.data?*", async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(short, longest[language])
    await route.fulfill({ response, body })
  })
  await page.locator("#answer-1").fill("nothing like it")
  await page.locator("button[value=item-1]").click()
  await expect(page.locator("#answer-2")).toBeFocused()
}
