import { test as base, expect, type Page } from "@playwright/test"
import { findingsOf, ScriptlessInspector } from "../support/accessibility"
import { listenForFaults } from "../support/browser-faults"
import { Person } from "./steps"

interface Tools {
  /** The language of the project. */
  readonly language: "en" | "ar"
  /** The test user. */
  readonly person: Person
  /** The site's address. */
  readonly site: string
  /** Expects axe to find no violation on the current page. */
  readonly expectAccessible: () => Promise<void>
  /** The status of a server error that the test expects. */
  readonly expectedStatus: number | undefined
  /** Whether the test cuts the network. */
  readonly isCut: boolean
}

/**
 * A test that fails when the browser reports anything: a console error (hydration warnings are
 * errors), an exception, a failed request to this site.
 */
export const test = base.extend<Tools, { readonly inspector: ScriptlessInspector }>({
  language: async ({ locale }, use) => {
    await use(locale?.startsWith("ar") ? "ar" : "en")
  },
  expectedStatus: [undefined, { option: true }],
  isCut: [false, { option: true }],
  site: async ({ baseURL }, use) => {
    await use(baseURL ?? "")
  },
  page: async ({ page, site, expectedStatus, isCut }, use) => {
    const faults = listenForFaults(page, site, { status: expectedStatus, isCut })
    await use(page)
    expect(faults).toEqual([])
  },
  person: async ({ page, language }, use) => {
    await use(new Person(page, language))
  },
  inspector: [
    async ({ browser }, use) => {
      const inspector = new ScriptlessInspector(browser)
      await use(inspector)
      await inspector.close()
    },
    { scope: "worker" },
  ],
  expectAccessible: async ({ page, inspector, javaScriptEnabled }, use) => {
    await use(async () =>
      expect(javaScriptEnabled ? await findingsOf(page) : await inspector.findingsOf(page)).toEqual(
        [],
      ),
    )
  },
})

export { expect, type Page }
