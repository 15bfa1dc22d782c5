import { expect, test, type Page } from "./fixtures"

const phone = { width: 360, height: 740 }
const targetPx = 44

test("every touch target is 44 px wide and high, and no page overflows a phone", async ({
  page,
  person: layla,
}) => {
  await page.setViewportSize(phone)
  for (const path of ["/login", "/signup", "/password-forget"]) await expectRoom(page, path)
  await layla.arriveAs("layla")
  await expectRoom(page, "/")
  await expectRoom(page, "/games/education/difficulty/play-difficulty?subject=Math&chapter=2")
  for (const path of [
    "/games/education/offside/play-offside?subject=Math&chapter=1",
    "/answered-questions",
    "/top-10",
  ])
    await expectRoom(page, path)
  const own = page.locator("main li").filter({ hasText: "Layla" })
  await expect(own.getByText(layla.say("topTen.you"), { exact: true })).toBeInViewport({ ratio: 1 })
  await layla.arriveAs("omar")
  for (const path of ["/", "/my-questions", "/my-questions/import", "/privacy"])
    await expectRoom(page, path)
})

test("keys for signs type at the caret, and leave the focus in the field", async ({
  page,
  person: pupil,
  expectAccessible,
}) => {
  await page.setViewportSize(phone)
  await pupil.arrive()
  await page.goto("/games/entertainment/five-hints/play-five-hints?section=4&language=en")
  const key = page.getByRole("button", { name: "é" })
  const field = page.locator("#answer")
  await field.fill("Pelx")
  await field.press("Shift+ArrowLeft")
  await key.click()
  await expect(field).toBeFocused()
  await field.press("!")
  await expect(field).toHaveValue("Pelé!")
  await key.focus()
  await key.press("Enter")
  await expect(field).toHaveValue("Pelé!é")
  await expectRoom(page, page.url())
  await expectAccessible()
})

async function expectRoom(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(() => tooSmall(page), { message: path }).toEqual([])
}

/**
 * The touch targets that are too small, with their sizes; links within a sentence are exempt, as
 * in WCAG 2.5.8.
 */
const tooSmall = (page: Page) =>
  page.locator("body").evaluate((body, least) => {
    const targets = [...body.querySelectorAll<HTMLElement>("a, button, summary, select, label")]
    const seen = targets.filter((each) => each.checkVisibility() && !each.closest(".sr-only"))
    const small = seen.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect()
      const isAlone = each.parentElement?.innerText.trim() === each.innerText.trim()
      const isText = getComputedStyle(each).display === "inline" && !isAlone
      const isTarget = each.localName !== "label" || each.querySelector("input") !== null
      const words = `${each.innerText.trim()} ${Math.round(width)} x ${Math.round(height)}`
      return isTarget && !isText && Math.min(width, height) < least ? [words] : []
    })
    const { scrollWidth } = document.documentElement
    return scrollWidth > window.innerWidth ? [...small, `the page: ${scrollWidth}`] : small
  }, targetPx)
