import { expect, test, type Page } from "./fixtures"
import { show, small } from "./sizes"

const phone = { width: 360, height: 640 }

test("the bottom bar is easy to reach, never covers the focused link, and is hidden in a round", async ({
  page,
  person: layla,
}) => {
  await page.setViewportSize(phone)
  await layla.arriveAs("layla")
  await page.goto("/")
  const bar = page.locator(".bottom-bar")
  const box = await bar.boundingBox()
  expect(box && box.y + box.height).toBe(phone.height)
  expect(box).toMatchObject({ x: 0, width: phone.width })
  expect(box?.height).toBeLessThan(80)
  for (const link of await bar.getByRole("link").all()) {
    const target = await link.boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  expect(await coveredByBar(page)).toEqual([])
  await page.goto("/top-10")
  const podium = await page.locator("main ol").first().boundingBox()
  const own = await page.locator(".sticky").boundingBox()
  expect((podium?.y ?? 0) + (podium?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0)
  await page.goto("/games/education/five-hints/play-five-hints?subject=Math&chapter=1")
  await expect(bar).toBeHidden()
  await expect(page.locator(".answer-bar")).toBeVisible()
})

test("a visitor can turn over a hint, and log in, on the first screen", async ({ page }) => {
  await page.goto("/")
  const login = page.locator(`:is(.top-bar .button, .bottom-bar a)[href^="/login"]:visible`)
  for (const size of small) {
    await show(page, size)
    await expect(page.locator("main .button-hint")).toBeInViewport({ ratio: 1 })
    await expect(login.first()).toBeInViewport({ ratio: 1 })
  }
})

test("no label of anybody's bar is broken on a narrow phone, and no word at twice the size of text", async ({
  page,
  person,
}) => {
  for (const who of ["layla", "omar", "huda", "sami"] as const) {
    await person.arriveAs(who)
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto("/")
    await expect(page.locator(".bottom-bar a").first()).toBeVisible()
    expect(await brokenParts(page, ".+"), who).toEqual([])
    await page.setViewportSize(phone)
    await page.locator("html").evaluate((html) => (html.style.fontSize = "200%"))
    expect(await brokenParts(page, String.raw`\S+`), who).toEqual([])
  }
})

const brokenParts = (page: Page, pattern: string) =>
  page.locator(".bottom-bar a").evaluateAll(
    (links, pattern) =>
      links.flatMap(({ lastChild: text }) =>
        [...(text?.textContent ?? "").matchAll(new RegExp(pattern, "g"))].flatMap(
          ({ 0: word, index }) => {
            const range = document.createRange()
            if (!text) return []
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const { left, right } = range.getBoundingClientRect()
            const isOut = left < 0 || right > innerWidth
            return range.getClientRects().length > 1 || isOut ? [word] : []
          },
        ),
      ),
    pattern,
  )

/** The links and buttons of the page that the bar covers while they have the focus. */
const coveredByBar = (page: Page) =>
  page.locator(":is(main, footer)").evaluateAll((parts) => {
    const bar = document.querySelector(".bottom-bar")
    const targets = parts.flatMap((part) => [
      ...part.querySelectorAll<HTMLElement>("a, button, summary"),
    ])
    return targets.flatMap((target) => {
      target.focus()
      const { bottom } = target.getBoundingClientRect()
      const isCovered = bar !== null && bottom > bar.getBoundingClientRect().top
      return isCovered ? [target.innerText] : []
    })
  })
