import type { Browser, Page, ViewportSize } from "@playwright/test"
import { expect } from "../e2e/fixtures"

export const themes = ["dark", "light"] as const
type Theme = (typeof themes)[number]

/** A page that no script has woken has the styles of its own theme alone, and those of the other in a file. */
export const wear = (page: Page, theme: Theme) =>
  page.locator("html").evaluate(async (html, theme) => {
    const styles = html.querySelector<HTMLLinkElement>("#all-styles")
    if (styles) {
      styles.media = "all"
      if (!styles.sheet) await new Promise((settle) => styles.addEventListener("load", settle))
    }
    html.classList.remove("dark", "light", "system")
    html.classList.add(theme)
  }, theme)

interface Frame {
  readonly caption: string
  readonly picture: string
}

const inRow = 4
const frameCount = 7

/** Pictures side by side in one picture, for each theme. */
export class Strip {
  readonly #frames: Readonly<Record<Theme, Frame[]>> = { dark: [], light: [] }

  /** Adds the window of the page as it is now. */
  async take(page: Page, caption: string, only: readonly Theme[] = themes) {
    for (const theme of only) {
      await wear(page, theme)
      const picture = (await page.screenshot()).toString("base64")
      this.#frames[theme].push({ caption, picture })
    }
  }

  async save(browser: Browser, theme: Theme, path: string) {
    const frames = this.#frames[theme]
    const columns = Math.min(inRow, frames.length)
    const sheet = await browser.newPage()
    const figures = frames.map(
      ({ caption, picture }) =>
        `<figure><img src="data:image/png;base64,${picture}"><figcaption>${caption}</figcaption></figure>`,
    )
    await sheet.setContent(`<style>
      main{display:inline-grid;grid-template-columns:repeat(${columns},auto);gap:8px;padding:8px;background:#888}
      figure{margin:0;font:16px system-ui}img{display:block;max-width:640px}
    </style><main>${figures.join("")}</main>`)
    await sheet.locator("main").screenshot({ path })
    await sheet.close()
  }
}

/** Adds frames of what moves on the page, at even times, and last what is there under reduced motion. */
export async function frameMoment(page: Page, size: ViewportSize, strip: Strip) {
  await page.setViewportSize(size)
  for (const theme of themes) {
    await wear(page, theme)
    await page.evaluate(() => {
      const still = new CSSStyleSheet()
      still.replaceSync("*, ::before, ::after { animation-play-state: paused !important }")
      document.adoptedStyleSheets = [still]
    })
    await page.emulateMedia({ reducedMotion: "no-preference" })
    const moving = await page.evaluateHandle(() =>
      document.getAnimations().filter(({ timeline }) => timeline === document.timeline),
    )
    const endMs = await moving.evaluate((all) =>
      Math.max(0, ...all.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))),
    )
    expect(endMs).toBeGreaterThan(0)
    for (let at = 0; at < frameCount; at += 1) {
      const ms = Math.round((endMs * at) / (frameCount - 1))
      await moving.evaluate((all, ms) => {
        for (const animation of all) animation.currentTime = ms
      }, ms)
      await strip.take(page, `${ms} ms`, [theme])
    }
    await page.emulateMedia({ reducedMotion: "reduce" })
    await strip.take(page, "reduced motion", [theme])
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
  }
}
