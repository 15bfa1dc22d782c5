import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"

const sizes = { A4: [595, 842], Letter: [612, 792] } as const

/** The number of pages that the browser prints, and their size in points. */
async function printedOn(page: Page, format: keyof typeof sizes) {
  const pdf = (await page.pdf({ format })).toString("latin1")
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    size: box.slice(1, 3).map((points) => Math.round(Number(points))),
  }
}

const keep = (page: Page, part: ".key" | ":not(.key)") =>
  page.evaluate((wanted) => {
    for (const sheet of document.querySelectorAll<HTMLElement>(".sheet"))
      sheet.hidden = !sheet.matches(wanted)
  }, part)

test("the answers of a sheet print on pages of their own, on A4 and Letter, without the site's bars", async ({
  page,
  person,
  expectAccessible,
}) => {
  await person.arriveAs("omar")
  await page.goto("/print?from=chapter&grade=7&chapter=1")
  await expectAccessible()
  for (const format of ["A4", "Letter"] as const) {
    const whole = await printedOn(page, format)
    await keep(page, ":not(.key)")
    const sheet = await printedOn(page, format)
    await keep(page, ".key")
    const key = await printedOn(page, format)
    await page.reload()
    // Browsers round the size by a few points.
    for (const [index, points] of sizes[format].entries())
      expect(whole.size[index]).toBeCloseTo(points, -1)
    expect(sheet.pages).toBeGreaterThan(0)
    expect(key.pages).toBeGreaterThan(0)
    expect(whole.pages).toBe(sheet.pages + key.pages)
  }
  await page.emulateMedia({ media: "print" })
  await page.setViewportSize({ width: 680, height: 960 })
  for (const bar of ["header.fixed", "footer", ".on-screen"])
    await expect(page.locator(bar).first()).toBeHidden()
  const [sheet, key] = [page.locator(".sheet").first(), page.locator(".key")]
  await expect(sheet).toHaveCSS("color", "rgb(0, 0, 0)")
  await expect(sheet).toContainText(person.say("print.name"))
  await expect(key).toContainText(person.say("print.key"))
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest).toBeLessThanOrEqual(680)
})
