import type { Page } from "./fixtures"

/** Fills in fields, ticks boxes, and selects options by their values. */
export async function fillIn(
  page: Page,
  fields: Readonly<Record<string, string | readonly string[]>>,
) {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main [name="${name}"]`)
    if (typeof value !== "string") {
      for (const each of value) await page.locator(`main [name="${name}"][value="${each}"]`).check()
    } else if (name.endsWith("difficultyLevel")) await field.selectOption(value)
    else await field.fill(value)
  }
}
