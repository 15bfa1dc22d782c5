import { test as base, expect, type Page } from "@playwright/test"
import { Inspector } from "../support/accessibility"
import { listenForTrouble } from "../support/trouble"
import { Person } from "./steps"

interface Tools {
  /** Language of the project. */
  readonly language: "en" | "ar"
  /** Who sits at the page. */
  readonly person: Person
  /** Where the site is. */
  readonly site: string
  /** Expects axe to find nothing on the page as it stands. */
  readonly expectAccessible: () => Promise<void>
  /** The status of a server error that pages are to answer with. */
  readonly expectedStatus: number | undefined
}

/**
 * A test that fails where the browser had anything to complain about: an error in the console
 * (hydration warnings are errors), an exception, a request to this site that failed.
 */
export const test = base.extend<Tools>({
  language: async ({ locale }, use) => {
    await use(locale?.startsWith("ar") ? "ar" : "en")
  },
  expectedStatus: [undefined, { option: true }],
  site: async ({ baseURL }, use) => {
    await use(baseURL ?? "")
  },
  page: async ({ page, site, expectedStatus }, use) => {
    const trouble = listenForTrouble(page, site, expectedStatus)
    await use(page)
    expect(trouble).toEqual([])
  },
  person: async ({ page, language }, use) => {
    await use(new Person(page, language))
  },
  expectAccessible: async ({ page, browser, javaScriptEnabled }, use) => {
    const inspector = new Inspector(page, browser, javaScriptEnabled)
    await use(async () => expect(await inspector.findings()).toEqual([]))
    await inspector.close()
  },
})

export { expect, type Page }
