import { chromium } from "@playwright/test"
import { chromiumPath } from "../../scripts/launch/chromium.mjs"
import { loadSource } from "../../scripts/launch/load-source.mjs"

/** @typedef {import("#contract/words").Language} Language */
/** @typedef {Awaited<ReturnType<typeof begin>>} Life */
/** @typedef {import("../../tests/support/plain-client.mjs").Credentials} Credentials */

const { say } = await loadSource("tests/support/words.ts")
const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox"],
})

export const endLives = () => browser.close()

const newCount = () => ({
  presses: 0,
  characters: 0,
  pages: 0,
  fields: 0,
  thoughts: 0,
  machineMs: 0,
})

/**
 * By the keystroke-level model of Card, Moran and Newell: 1.1 s to point and 0.1 to press, also into a field, 0.28 for a
 * character, and 1.35 to think before a press, a choice or a field. Reading is not in it, nor what to write.
 * @param {ReturnType<typeof newCount>} count
 */
export const handSeconds = ({ presses, characters, fields, thoughts }) =>
  1.2 * (presses + fields) + 0.28 * characters + 1.35 * thoughts

/**
 * A phone without scripts, which counts what is done to it from Home on. Choosing from a list and choosing a file are two
 * presses, pasting is one.
 * @param {{ site: string, language: Language, who?: Credentials }} visit
 */
export async function begin({ site, language, who }) {
  const context = await browser.newContext({
    baseURL: site,
    locale: language,
    viewport: { width: 360, height: 640 },
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  const count = newCount()
  page.on("response", (response) => {
    const isPage = response.request().isNavigationRequest() && response.status() === 200
    if (isPage) count.pages += 1
  })
  page.on("requestfinished", (request) => {
    const { requestStart, responseEnd } = request.timing()
    if (request.isNavigationRequest()) count.machineMs += responseEnd - requestStart
  })
  const life = {
    count,
    language,
    page,
    ...handsOn(page, count),
    /** A text of the product, in the language of this life. */
    say: (/** @type {string} */ key) => String(say(language, key)),
    async end() {
      await page.waitForLoadState()
      await context.close()
    },
  }
  await page.goto(who ? "/login" : "/")
  if (who) {
    await life.type("[name=email]", who.email)
    await life.type("[name=password]", who.password)
    await life.press("form button")
    await page.waitForURL(`${site}/`)
  }
  Object.assign(count, newCount())
  return life
}

/** @param {import("@playwright/test").Page} page @param {ReturnType<typeof newCount>} count */
function handsOn(page, count) {
  const main = page.getByRole("main")
  const found = (/** @type {string} */ selector) => main.locator(`${selector}:visible`).first()
  const add = (
    /** @type {Partial<typeof count>} */ { presses = 0, fields = 0, characters = 0 },
  ) => {
    count.presses += presses
    count.fields += fields
    count.characters += characters
    count.thoughts += 1
  }
  return {
    async press(/** @type {string} */ selector) {
      await found(selector).click()
      add({ presses: 1 })
    },
    async type(/** @type {string} */ selector, /** @type {string} */ text) {
      await found(selector).fill(text)
      add({ fields: 1, characters: text.length })
    },
    async paste(/** @type {string} */ selector, /** @type {string} */ text) {
      await found(selector).fill(text)
      add({ presses: 1 })
    },
    async choose(/** @type {string} */ selector, /** @type {string | { index: number }} */ option) {
      await found(selector).selectOption(option)
      add({ presses: 2 })
    },
    async give(
      /** @type {string} */ selector,
      /** @type {{ name: string, mimeType: string, buffer: Buffer }} */ file,
    ) {
      await found(selector).setInputFiles(file)
      add({ presses: 2 })
    },
    sees: (/** @type {string} */ selector) => found(selector).waitFor(),
  }
}
