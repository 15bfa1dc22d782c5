import { expect, type Page } from "./fixtures"
import type { Person } from "./steps"

export interface Size {
  readonly width: number
  readonly height: number
  /** Of the text alone; a zoom is a smaller window. */
  readonly text?: string
}

export const large: readonly Size[] = [
  { width: 360, height: 640, text: "200%" },
  { width: 180, height: 320 },
]
export const small: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
]

/** As long as a question may be. */
export const longest = {
  en: "Of two sides that meet, the third angle is the smaller one. ".repeat(6).slice(0, 300),
  ar: "أما الزاوية الثالثة فهي الصغرى إذا التقى ضلعان من أضلاعه. ".repeat(6).slice(0, 300),
}
const statementMax = 200

export async function show(page: Page, { width, height, text = "" }: Size) {
  await page.setViewportSize({ width, height })
  await page.evaluate((text) => {
    document.documentElement.style.fontSize = text
    dispatchEvent(new Event("resize"))
  }, text)
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
  await write(page, "main h2", longest[language].slice(0, statementMax))
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
