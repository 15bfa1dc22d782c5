import type { Page } from "@playwright/test"
import { lengthenStatement, reachLongItem } from "../e2e/longest-texts"
import { large, show, type Size, small } from "../e2e/sizes"
import { test } from "./photograph"
import { Strip } from "./strip"

const wide: readonly Size[] = [
  { width: 900, height: 700 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]
const play = (game: string) => `/games/education/${game}/play-${game}?subject=Math`

async function takeAll(page: Page, strip: Strip, sizes: readonly Size[]) {
  for (const size of sizes) {
    await page.evaluate(() => scrollTo(0, 0))
    await show(page, size)
    const { width, height, text = "" } = size
    await strip.take(page, `${width} × ${height} ${text}`)
  }
}

test("offside with the longest texts", async ({ page, person, language, keep }) => {
  const strip = new Strip()
  await person.arrive()
  await page.goto(`${play("offside")}&chapter=1`)
  for (const place of [1, 2]) {
    const buttons = await lengthenStatement(page, place, language)
    await takeAll(page, strip, [...small, ...large, ...wide])
    await buttons.first().click()
  }
  await keep("sizes-offside", strip)
})

test("a climb with the longest question", async ({ page, person, keep }) => {
  const strip = new Strip()
  await person.arrive()
  await page.goto(`${play("difficulty")}&chapter=3`)
  await reachLongItem(page, person)
  await takeAll(page, strip, [...small, ...large, ...wide])
  await keep("sizes-climb", strip)
})
