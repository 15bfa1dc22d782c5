import { chromium } from "@playwright/test"
import { chromiumPath } from "../../scripts/launch/chromium.mjs"

/** @typedef {Awaited<ReturnType<typeof begin>>} Life */
/** @typedef {import("../../tests/support/plain-client.mjs").Credentials} Credentials */

const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox"],
})

export const endLives = () => browser.close()

/** A phone without scripts, which counts what is done to it from Home on. @param {string} site @param {Credentials} [who] */
export async function begin(site, who) {
  const context = await browser.newContext({
    baseURL: site,
    locale: "en",
    viewport: { width: 360, height: 640 },
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  const count = { presses: 0, keys: 0, pages: 0 }
  page.on("response", (response) => {
    const isPage = response.request().isNavigationRequest() && response.status() === 200
    if (isPage) count.pages += 1
  })
  const main = page.getByRole("main")
  const found = (/** @type {string} */ selector) => main.locator(`${selector}:visible`).first()
  const life = {
    count,
    page,
    async press(/** @type {string} */ selector) {
      await found(selector).click()
      count.presses += 1
    },
    async type(/** @type {string} */ selector, /** @type {string} */ text) {
      await found(selector).fill(text)
      count.keys += text.length
    },
    async paste(/** @type {string} */ selector, /** @type {string} */ text) {
      await found(selector).fill(text)
      count.presses += 1
    },
    async choose(/** @type {string} */ selector, /** @type {string} */ value) {
      await found(selector).selectOption(value)
      count.presses += 2
    },
    async give(
      /** @type {string} */ selector,
      /** @type {string} */ name,
      /** @type {string} */ text,
    ) {
      const file = { name, mimeType: "text/csv", buffer: Buffer.from(text) }
      await found(selector).setInputFiles(file)
      count.presses += 2
    },
    sees: (/** @type {string} */ selector) => found(selector).waitFor(),
    end: () => context.close(),
  }
  await page.goto(who ? "/login" : "/")
  if (who) {
    await life.type("[name=email]", who.email)
    await life.type("[name=password]", who.password)
    await life.press("form button")
    await page.waitForURL(`${site}/`)
  }
  Object.assign(count, { presses: 0, keys: 0, pages: 0 })
  return life
}
