import { type BrowserContext, expect, type Page } from "@playwright/test"
import { mintSession, type Member } from "../support/mint-session"
import { password, registration } from "../support/register-student"
import { seeded, type Persona } from "../support/people"
import { seededQuestion, type SeededQuestion } from "../support/seeded.mjs"
import { takePupil } from "../support/ready-people.mjs"
import { say, type Language, type TranslationKey } from "../support/words"

export function addSession(context: BrowserContext, cookies: Iterable<[string, string]>) {
  const url = "https://127.0.0.1/"
  const each = [...cookies].map(([name, value]) => ({ name, value, url, secure: true }))
  return context.addCookies(each)
}

/** One user in one browser, who reads one language and uses the visible controls. */
export class Person {
  readonly #page: Page
  language: Language

  constructor(page: Page, language: Language) {
    this.#page = page
    this.language = language
  }

  /** A message of the page, in the current language. */
  say(key: TranslationKey, values: Readonly<Record<string, string | number>> = {}): string {
    return say(this.language, key, values)
  }

  async press(key: TranslationKey): Promise<void> {
    await this.#page
      .getByRole("main")
      .getByRole("button", { name: this.say(key) })
      .first()
      .click()
  }

  async follow(key: TranslationKey): Promise<void> {
    await this.#page
      .getByRole("main")
      .getByRole("link", { name: this.say(key) })
      .first()
      .click()
  }

  async fill(key: TranslationKey, value: string): Promise<void> {
    await this.#page.getByLabel(this.say(key), { exact: true }).fill(value)
  }

  async expectHeading(key: TranslationKey): Promise<void> {
    await expect(this.#page.getByRole("heading", { level: 1 })).toHaveText(this.say(key))
  }

  /** Signs in a new pupil of grade 7, before any page is open. */
  async arrive(): Promise<string> {
    const pupil = takePupil()
    await this.#signIn({ ...pupil, grade: 7 })
    return pupil.name
  }

  /** Signs in a seeded user, before any page is open. */
  async arriveAs(persona: Persona): Promise<void> {
    await this.#signIn(seeded(persona))
  }

  async #signIn(member: Member): Promise<void> {
    await addSession(this.#page.context(), await mintSession(member))
  }

  async signUp(name: string, email: string): Promise<void> {
    await this.#page.getByLabel(this.say("signup.grade"), { exact: true }).selectOption("7")
    await this.fill("signup.name", name)
    await this.fill("signup.email", email)
    await this.fill("signup.password", password)
    await this.fill("signup.confirmPassword", password)
    await this.press("signup.submit")
  }

  /** Signs up with a password that passes the browser's validation but not the server's. */
  async signUpBadly(): Promise<void> {
    const { name, email } = registration()
    await this.#page.getByLabel(this.say("signup.grade"), { exact: true }).selectOption("7")
    await this.fill("signup.name", name)
    await this.fill("signup.email", email)
    await this.fill("signup.password", "lower-case-1")
    await this.fill("signup.confirmPassword", "lower-case-1")
    await this.press("signup.submit")
  }

  async logIn(email: string, typed = password): Promise<void> {
    await this.fill("login.emailOrNumber", email)
    await this.fill("login.passwordOrSecret", typed)
    await this.press("login.submit")
  }

  /** Follows a link of the top bar, which a narrow screen has in the drawer. */
  async goTo(key: TranslationKey): Promise<void> {
    const bar = this.#page.locator("header")
    const link = bar.getByRole("link", { name: this.say(key), exact: true }).first()
    if (!(await link.isVisible())) await bar.getByLabel(this.say("nav.menu")).first().click()
    await bar
      .getByRole("link", { name: this.say(key), exact: true })
      .filter({ visible: true })
      .click()
  }

  /** Chooses in a menu of the top bar, which a narrow screen has in the drawer. */
  async choose(menu: TranslationKey, value: string): Promise<void> {
    const bar = this.#page.locator("header")
    const summary = bar.locator(`summary[aria-label="${this.say(menu)}"]`)
    const drawer = bar.locator(`summary[aria-label="${this.say("nav.menu")}"]`)
    await ((await summary.isVisible()) ? summary : drawer).click()
    await bar.locator(`button[value="${value}"]`).filter({ visible: true }).click()
  }

  async expectHints(count: number): Promise<void> {
    await expect(this.#page.locator("main ol li")).toHaveCount(count)
  }

  /** The seed data of the question on the page. */
  async truth(): Promise<SeededQuestion> {
    const page = this.#page
    const question = await page.getByRole("heading", { level: 1 }).innerText()
    const hint = page.locator('main ol li [dir="auto"]').last()
    return seededQuestion(question.trim(), (await hint.innerText()).trim())
  }

  async expectPoints(points: number): Promise<void> {
    await expect(this.#page.locator("header [data-points]")).toHaveText(String(points))
  }
}

/** Returns to the list of a review: on a phone by a link, elsewhere the list stays visible. */
export async function backToList(page: Page, name: string): Promise<void> {
  await expect(page.locator("main article")).toBeVisible()
  const link = page.getByRole("main").getByRole("link", { name })
  if (await link.isVisible()) await link.click()
}
