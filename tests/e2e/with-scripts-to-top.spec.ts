import { hydrated } from "./cuts"
import { expect, test, type Page } from "./fixtures"

const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]
const longPages = [
  ["layla", "/answered-questions"],
  ["layla", "/games/education/five-hints/play-five-hints?subject=Math&chapter=1"],
  ["huda", "/admin/educational-questions"],
  ["omar", "/make-difficulty/education"],
] as const

test("a page is as far down as it was left, after a reload and after another document", async ({
  page,
}) => {
  await page.goto("/about")
  await hydrated(page)
  await scrollDown(page, 300)
  const readTop = () => page.evaluate(() => Math.round(scrollY))
  // A document that is just being replaced has no answer.
  const isBack = () => expect.poll(() => readTop().catch(() => null)).toBe(300)
  await page.reload()
  await isBack()
  await hydrated(page)
  await isBack()
  await page.goto("/privacy")
  await page.goBack()
  await isBack()
})

test("long pages have a link to the top after 100 px of scrolling, which covers nothing", async ({
  page,
  person,
}) => {
  for (const [who, path] of longPages) {
    await person.arriveAs(who)
    for (const size of windows)
      await test.step(`${path} at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        await page.goto(path)
        const link = page.getByRole("link", { name: person.say("nav.toTop") })
        for (const y of [0, 100]) {
          await scrollDown(page, y)
          await expect(link).toBeHidden()
        }
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
        for (const y of [102, end / 3, end / 2, end].filter((each) => each > 101 && each <= end)) {
          await scrollDown(page, y)
          await expect(link).toBeVisible()
          expect(await coveredBy(page), `scrolled by ${y}`).toEqual([])
        }
        if (end <= 101) return
        await link.click()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        await expect(link).toBeHidden()
      })
  }
})

const scrollDown = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)

/**
 * The elements that overlap the link: everything else in the bar, and in the page everything not under the bar.
 * Includes "the bar" if the link is not wholly within it.
 */
const coveredBy = (page: Page) =>
  page.locator(".to-top").evaluate((link) => {
    const own = link.getBoundingClientRect()
    const header = link.closest("header")
    const bar = header?.getBoundingClientRect()
    const isInside = bar && own.top >= bar.top && own.bottom <= bar.bottom
    const all = document.querySelectorAll<HTMLElement>(
      "body > header :is(a, button, summary, span[title]), main :is(h1, h2, h3, a, button, input, select, label, summary), [role=status]",
    )
    const others = [...all].filter((each) => {
      const box = each.getBoundingClientRect()
      const isBeside =
        box.right <= own.left + 0.5 ||
        box.left >= own.right - 0.5 ||
        box.bottom <= own.top ||
        box.top >= own.bottom
      const isUnderBar = !header?.contains(each) && bar && box.top < bar.bottom
      return each !== link && each.checkVisibility() && !isBeside && !isUnderBar
    })
    return [...others.map((each) => each.outerHTML.slice(0, 80)), ...(isInside ? [] : ["the bar"])]
  })
