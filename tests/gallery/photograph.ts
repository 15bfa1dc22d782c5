import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { test as base } from "../e2e/fixtures"
import { frameMoment, Strip, themes, wear } from "./strip"

const folder = process.env["TAHADDI_GALLERY"] ?? "gallery"

const sizes = [
  { width: 320, height: 740 },
  { width: 360, height: 740 },
  { width: 768, height: 800 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const
const onPhone = { width: 360, height: 640 }
const onProjector = sizes[4]

interface Tools {
  /** Photographs the page in its current state, at each width in each theme, under the name of that state. */
  readonly photograph: (state: string) => Promise<void>
  /** Photographs what moves on the page on a phone and on a projector, or on the latter alone, in each theme. */
  readonly film: (state: string, projected?: Page) => Promise<void>
  /** Saves a strip, by default of frames of a phone. */
  readonly keep: (state: string, strip: Strip, width?: number) => Promise<void>
}

export const test = base.extend<Tools>({
  photograph: async ({ page }, use, { project }) => {
    await use(async (state) => {
      for (const size of sizes) {
        await page.setViewportSize(size)
        for (const theme of themes) {
          await wear(page, theme)
          await page.screenshot({
            path: toPath(state, `${project.name}-${size.width}-${theme}`),
            fullPage: true,
            caret: "initial",
          })
        }
      }
    })
  },
  film: async ({ page, keep }, use) => {
    await use(async (state, projected) => {
      for (const size of projected ? [onProjector] : [onPhone, onProjector]) {
        const strip = new Strip()
        await frameMoment(projected ?? page, size, strip)
        await keep(state, strip, size.width)
      }
    })
  },
  keep: async ({ browser }, use, { project }) => {
    await use(async (state, strip, width = onPhone.width) => {
      for (const theme of themes)
        await strip.save(browser, theme, toPath(state, `${project.name}-${width}-${theme}`))
    })
  },
})

function toPath(state: string, name: string) {
  mkdirSync(join(folder, state), { recursive: true })
  return join(folder, state, `${name}.png`)
}

export { expect } from "../e2e/fixtures"
