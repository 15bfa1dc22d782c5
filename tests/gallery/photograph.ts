import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { test as base } from "../e2e/fixtures"

const folder = process.env["TAHADDI_GALLERY"] ?? "gallery"
const widths = [320, 360, 768, 1280] as const
const themes = ["dark", "light"] as const

interface Tools {
  /** Photographs the page in its current state, at each width in each theme, under the name of that state. */
  readonly photograph: (state: string) => Promise<void>
}

export const test = base.extend<Tools>({
  photograph: async ({ page }, use, { project }) => {
    await use(async (state) => {
      mkdirSync(join(folder, state), { recursive: true })
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 700 ? 740 : 800 })
        for (const theme of themes) {
          await page.locator("html").evaluate((html, theme) => {
            html.classList.remove("dark", "light", "system")
            html.classList.add(theme)
          }, theme)
          await page.screenshot({
            path: join(folder, state, `${project.name}-${width}-${theme}.png`),
            fullPage: true,
            caret: "initial",
          })
        }
      }
    })
  },
})

export { expect } from "../e2e/fixtures"
