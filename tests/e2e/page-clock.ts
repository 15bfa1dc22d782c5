import type { Locator } from "@playwright/test"
import { expect, type Page } from "./fixtures"

/** After this call, time passes only when a test advances the clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

/** Advances the clock in small steps until the page is hydrated, so that no full second passes. */
export async function letStart(page: Page, sign: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5)
    await expect(sign).toBeVisible({ timeout: 200 })
  }).toPass()
}
