import { type Persona, credentialsOf } from "../support/people"
import { expect, type Page } from "./fixtures"
import type { Person } from "./steps"

/** Logs in as somebody of the seed. */
export async function enter(page: Page, person: Person, persona: Persona): Promise<void> {
  const { email, password } = credentialsOf(persona)
  await page.goto("/login")
  await person.logIn(email, password)
  await expect(page).not.toHaveURL(/login/)
}

/** Writes into fields and ticks boxes; choices by their values. */
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
