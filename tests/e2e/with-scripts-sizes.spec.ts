import type { Locator } from "@playwright/test"
import type { Persona } from "../support/people"
import { expect, test, type Page } from "./fixtures"
import { lengthenStatement, longest, reachLongItem } from "./longest-texts"
import { large, show, type Size, small } from "./sizes"

const narrowest: Size = { width: 320, height: 568, text: "200%" }
const lowest: Size = { width: 640, height: 360, text: "200%" }

test("offside: a question is whole beside its statement, also in large text", async ({
  page,
  person,
}) => {
  await person.arrive()
  await page.goto("/games/education/offside/play-offside?subject=Math&chapter=1")
  for (const place of [1, 2]) {
    const buttons = page.locator(`button[name="statement-${place}"]:not([aria-disabled])`)
    await expect(buttons).toHaveCount(2)
    const question = page.locator("main h1")
    for (const size of [...small, ...large]) {
      await show(page, size)
      await expect.poll(() => question.evaluate(cutBy), JSON.stringify({ place, ...size })).toBe(0)
    }
    if (place === 1) await buttons.first().click()
  }
})

test("five hints: the newest hint is above the answer on every small screen", async ({
  page,
  person,
}) => {
  await person.arrive()
  await page.goto("/games/education/five-hints/play-five-hints?subject=Math&chapter=1")
  await expect(page.locator(".hint-toggle")).toBeAttached()
  for (const size of small) {
    await show(page, size)
    const [hint, answer] = await Promise.all(
      [".hint-newest", ".answer-bar"].map((part) => page.locator(part).boundingBox()),
    )
    expect(hint ? hint.y + hint.height : NaN, JSON.stringify(size)).toBeLessThan(answer?.y ?? 0)
  }
})

test("offside: the statement and both buttons are in view together on every small screen", async ({
  page,
  person,
  language,
}) => {
  await person.arrive()
  await page.goto("/games/education/offside/play-offside?subject=Math&chapter=1")
  for (const place of [1, 2]) {
    const buttons = await lengthenStatement(page, place, language)
    for (const size of [...small, ...large]) {
      await show(page, size)
      await expect
        .poll(
          () => cut(page.locator("main :is(h2, form button)")),
          JSON.stringify({ place, ...size }),
        )
        .toEqual([])
    }
    if (place === 2) await expect(page.getByRole("heading", { level: 2 })).toBeFocused()
    else await buttons.first().click()
  }
})

test("a climb rises on a phone, and has the longest question, field and button in view after a wrong answer", async ({
  page,
  person,
  language,
}) => {
  await person.arrive()
  await page.goto("/games/education/difficulty/play-difficulty?subject=Math&chapter=3")
  await show(page, { width: 360, height: 740 })
  const steps = page.locator("main ol > li")
  await expect(steps.getByRole("button")).toHaveCount(6)
  const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(6)
  expect(tops.toSorted((one, other) => other - one)).toEqual(tops)
  await show(page, { width: 640, height: 360 })
  const widths = steps
    .getByRole("button")
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().width))
  expect(Math.min(...(await widths))).toBeGreaterThanOrEqual(44)

  await reachLongItem(page, person)
  const parts = page.locator("main .card:has(#answer-2), main form .alone button")
  await expect(parts).toHaveCount(3)
  await expect(parts.first()).toContainText(longest[language].slice(0, 240))
  for (const size of [...small, { width: 900, height: 700 }, { width: 1280, height: 600 }]) {
    await show(page, size)
    await expect.poll(() => cut(parts), JSON.stringify(size)).toEqual([])
  }
  await show(page, narrowest)
  const verdict = await page.locator("main .said").boundingBox()
  expect((await parts.last().boundingBox())?.y).toBeLessThan(verdict?.y ?? 0)
})

const school = "subject=Math&chapter=1"
const pages: readonly (readonly [Persona | "nobody", readonly string[]])[] = [
  [
    "nobody",
    ["/", "/login", "/signup", "/about", "/entertainment-sections", "/try/offside?section=3"],
  ],
  [
    "layla",
    [
      "/",
      "/games",
      "/games/education/five-hints?subject=Math",
      "/games/entertainment",
      `/games/education/five-hints/play-five-hints?${school}`,
      `/games/education/difficulty/play-difficulty?${school}`,
      "/games/education/offside/play-offside?subject=Math&chapter=99",
      "/top-10?scope=grade",
      "/answered-questions",
      "/profile",
    ],
  ],
  [
    "omar",
    [
      "/",
      "/classes",
      "/live/new",
      "/make-offside/education",
      "/my-questions",
      "/my-questions/import",
      "/print",
    ],
  ],
  [
    "huda",
    [
      "/",
      "/admin",
      "/admin/educational-questions",
      "/admin/people",
      "/admin/structure",
      "/admin/history",
    ],
  ],
]

test("at 200 % text on a phone, no page is wider than the screen, and the menus stay on it", async ({
  page,
  person,
}) => {
  for (const [who, paths] of pages) {
    if (who !== "nobody") await person.arriveAs(who)
    for (const path of paths) {
      await page.goto(path)
      for (const size of [...large, narrowest, lowest]) {
        await show(page, size)
        await expect.poll(() => tooWide(page), JSON.stringify({ path, ...size })).toEqual([])
      }
    }
  }
})

const cutBy = (text: Element) => Math.max(0, text.scrollHeight - text.clientHeight - 2)

/** The text of what the window or its bar cuts. */
const cut = (parts: Locator) =>
  parts.evaluateAll((elements) => {
    const bar = document.querySelector(".top-bar")?.getBoundingClientRect().bottom ?? 0
    return elements.flatMap((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      const isIn = top >= Math.max(0, bar) && bottom <= innerHeight && part.checkVisibility()
      return isIn ? [] : [`${part.textContent} ${top} ${bottom}`]
    })
  })

/** By how much the page is wider than the window, and the menus that leave it. */
const tooWide = (page: Page) =>
  page.locator("html").evaluate((html) => {
    const wider = html.scrollWidth - html.clientWidth
    const faults = wider > 0 ? [`${wider} px`] : []
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[name=menu]")) {
      if (!menu.checkVisibility()) continue
      const button = menu.getBoundingClientRect()
      if (button.left < 0 || button.right > html.clientWidth)
        faults.push(`button of a menu from ${button.left} to ${button.right}`)
      menu.open = true
      const box = menu.lastElementChild?.getBoundingClientRect()
      if (box && (box.left < 0 || box.right > html.clientWidth || box.bottom > innerHeight))
        faults.push(`menu from ${box.left} to ${box.right}, down to ${box.bottom}`)
      menu.open = false
    }
    return faults
  })
